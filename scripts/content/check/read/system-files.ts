/** Whether a system or a program left this file: `.DS_Store`, `Thumbs.db`, `~$post.docx`, `post.mdx~`. */
export const isSystemFile = (name: string): boolean =>
  /^(?:\.(?!well-known$)|~\$|#|(?:desktop\.ini|thumbs\.db|__macosx)$)|(?:~|\.(?:swp|bak|orig|tmp))$/i.test(
    name,
  );
