import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first sign of use; see `scripts/interaction.ts`. */
    'client:interaction'?: boolean | { on?: string; now?: readonly string[]; near?: string };
  }
}

declare global {
  interface Island extends HTMLElement {
    /** What others have changed in it (scripts/interaction.ts) until React takes it over (hydrate.ts). */
    changes?: MutationRecord[];
  }
}
