const PATTERNS = [
  // What begins with a dot is hidden: .DS_Store, ._post.mdx, an open file's .post.mdx.swp. One folder has
  // such a name by a standard (RFC 8615).
  /^\.(?!well-known$)/,
  // What Windows keeps in a folder, and what a Mac packs into an archive.
  /^(?:desktop\.ini|thumbs\.db|ehthumbs\.db|__macosx)$/i,
  // Office's mark of an open file, and editors' backups.
  /^~\$|~$|^#.*#$/,
  /\.(?:swp|swo|bak|orig|tmp)$/i,
];

/**
 * Whether a file or folder is one that a system or a program leaves by the way, and nobody means to
 * publish.
 *
 * @param name without folders, such as `.DS_Store`.
 */
export function isSystemFile(name: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(name));
}
