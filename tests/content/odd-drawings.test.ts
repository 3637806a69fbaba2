/** A tour's map as drawing programs write it: shown as drawn, or reported with its line. */
import { expect, test } from 'vitest';
import { faultsWith } from '../support/faults.ts';
import { ODD_MAP } from '../support/odd-map.ts';

const MAP = 'content/tours/test-street/map.svg';
const drawing = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n${shapes}\n</svg>`;

test.each([
  [
    '<rect style="fill:#f5eedf"/>',
    'style="fill:#f5eedf" is blocked by the security policy; export it',
  ],
  ['<style>.a { fill: red }</style>', '<style> is blocked by the security policy; export it with'],
  ['<g onclick="go()"/>', 'onclick="go()" is blocked by the security policy; delete it, or'],
  ['<script>go()</script>', '<script> is more than a drawing; delete it, or export the drawing as'],
  ['<a href="#x"><path/></a>', '<a href="#x"> is more than a drawing; delete it'],
  ['<image href="https://a.test/x.png"/>', 'href="https://a.test/x.png" is outside the drawing;'],
  ['<use xlink:href="other.svg#x"/>', 'href="other.svg#x" is outside the drawing; delete it'],
  ['<g fill="url(https://a.test/#x)"/>', 'url(https://a.test/#x) is outside the drawing; delete'],
  ['<g id="a"/><g id="a"/>', 'the page has another part with the id "a"; change it'],
  ['<g id="stop-1"/>', 'the page has another part with the id "stop-1"; change it'],
  ['<circle r="20"/>'.repeat(4), 'the map has 4 stops (circles with r="20"), the tour 5; draw the'],
])('a fault: %s', (shapes, fault) => {
  expect(faultsWith({ [MAP]: drawing(shapes) })).toEqual([
    expect.stringContaining(`${MAP}:2 ${fault}`),
  ]);
});

test.each([
  ['without its size', '<svg></svg>', 'the drawing has no viewBox; add it as the other'],
  ['that is too large', drawing(' '.repeat(30_000)), 'it has 31 kB; simplify it, or export'],
])('a fault: a drawing %s', (_, text, fault) => {
  expect(faultsWith({ [MAP]: text })).toEqual([expect.stringContaining(`${MAP}:1 ${fault}`)]);
});

test('no fault: the shapes of a drawing program', () => {
  expect(faultsWith({ [MAP]: ODD_MAP })).toEqual([]);
});
