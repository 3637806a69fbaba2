import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** `line: code` of elements where a value stands beside text. A translator replaces the text, and React's next value is lost. */
function mixedIn(code: string): string[] {
  const file = ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const visit = (node: ts.Node): string[] => {
    const found: string[] = [];
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const hasText = node.children.some((child) => ts.isJsxText(child) && child.text.trim());
      const values = node.children.filter((child) => ts.isJsxExpression(child) && child.expression);
      if (hasText && values.length > 0) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${line + 1}: ${node.getText()}`);
      }
    }
    ts.forEachChild(node, (child) => void found.push(...visit(child)));
    return found;
  };
  return visit(file);
}

test('a text that changes is the only child of its element, in one template', () => {
  const files = globSync('src/islands/**/*.tsx', { exclude: ['**/*.test.tsx'] });
  expect(files.length).toBeGreaterThan(20);
  const mixed = files.flatMap((path) =>
    mixedIn(readFileSync(path, 'utf8')).map((found) => `${path}:${found}`),
  );
  expect(mixed).toEqual([]);
  expect(mixedIn('<p>{count} guests</p>')).toHaveLength(1);
});
