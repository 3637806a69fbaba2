import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at first use; see `scripts/interaction.ts`. */
    'client:interaction'?: boolean | { on?: string; now?: readonly string[]; near?: string };
  }
}

declare global {
  interface Island extends HTMLElement {
    /** DOM changes before hydration, recorded by scripts/interaction.ts for hydrate.ts. */
    changes?: MutationRecord[];
  }
}
