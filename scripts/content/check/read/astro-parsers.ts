import { createRequire } from 'node:module';

// The packages that Astro itself reads content with, whatever its version, so that the site and the
// check agree on what a file says.
const astro = createRequire(createRequire(import.meta.url).resolve('astro'));
const mdx = createRequire(createRequire(import.meta.url).resolve('@astrojs/mdx'));

/** A node of a text's tree, as the parser gives it. */
export type Node = {
  type: string;
  position?: { start: { line: number } };
  children?: readonly Node[];
  /** A heading's rank. */
  depth?: number;
  name?: string | null;
  value?: string;
  url?: string;
  alt?: string;
  attributes?: readonly { type: string; name?: string; value?: unknown }[];
};

// None of them has types of its own at these paths.
type Frontmatter = {
  /** Throws where YAML cannot be read. `rawFrontmatter` is empty where a file has no fields. */
  parseFrontmatter: (text: string) => { frontmatter: unknown; rawFrontmatter: string };
};
type Markdown = {
  mdxToJs: (source: string) => unknown;
  mdxToMdast: (source: string) => Node;
  markdownToMdast: (source: string) => Node;
};

export const { parseFrontmatter } = astro('@astrojs/internal-helpers/frontmatter') as Frontmatter;
export const markdown = mdx('satteri') as Markdown;
