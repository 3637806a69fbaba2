import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first sign of use; see `scripts/interaction.ts`. */
    'client:interaction'?: boolean | { on?: string; now?: readonly string[] };
    /** Hydrates near the view, while the page is at rest; see `scripts/near.ts`. */
    'client:visible'?: { rootMargin: string };
  }
}
