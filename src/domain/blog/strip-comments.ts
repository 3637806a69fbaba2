/** A post's text without the remarks its author left between the marks of MDX, which no reader sees. */
export function stripComments(body: string): string {
  return body.replaceAll(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, '');
}
