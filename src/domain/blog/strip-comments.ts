/** Removes MDX comments. */
export function stripComments(body: string): string {
  return body.replaceAll(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, '');
}
