import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first sign of use; see `scripts/interaction.ts`. */
    'client:interaction'?: boolean | { on?: string; now?: readonly string[]; near?: string };
  }
}
