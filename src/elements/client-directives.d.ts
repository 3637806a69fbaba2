import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrate at the first sign of use: pointer over, press, focus or key. With a selector, at the
     * first use of that element instead, for an island that only speaks when another one acts.
     */
    'client:called'?: boolean | string;
    /** Hydrate within this distance of the viewport, a CSS length such as `100px`. */
    'client:near'?: string;
  }
}
