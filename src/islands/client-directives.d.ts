import 'astro';
import type { Tree } from './read-tree.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at first use; see interaction.ts. */
    'client:interaction'?: boolean | { on?: string; now?: readonly string[]; near?: string };
  }
}

declare global {
  interface Island extends HTMLElement {
    /** The server's HTML, until hydrate.ts has used it. */
    served?: Tree;
  }
}
