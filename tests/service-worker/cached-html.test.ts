import { expect, test } from 'vitest';
import { withLine, withList } from '../../src/service-worker/cached-html.ts';

const offline =
  '<main><template id="cached-pages" class="x"><h2>Kept</h2><ul></ul></template>' +
  '<template id="cached-copy"><p>From {date}.</p></template></main>';

test('the line is at the start of main', () => {
  const page =
    '<body><header>Menu</header><main id="main" tabindex="-1"><h1>Tour</h1></main></body>';
  const moment = new Date(2031, 4, 10, 15, 4);
  expect(withLine(page, offline, moment)).toBe(
    '<body><header>Menu</header><main id="main" tabindex="-1"><p>From May 10, 2031 at 3:04 PM.</p><h1>Tour</h1></main></body>',
  );
});

test('lists cached pages by title in place of the template', () => {
  const pages = [
    { path: '/tours', html: '<title>Tours &amp; prices $1</title>' },
    { path: '/untitled', html: '<p>' },
  ];
  expect(withList(offline, pages)).toContain(
    '<main><h2>Kept</h2><ul><li><a href="/tours">Tours &amp; prices $1</a></li><li><a href="/untitled">/untitled</a></li></ul><template',
  );
});

test('shows no list without cached pages', () => {
  expect(withList(offline, [])).toBe(offline);
});
