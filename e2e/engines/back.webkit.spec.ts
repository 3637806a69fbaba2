/** Back, in the engine whose driver lets it keep pages: WebKit. */
import { required } from '../../tests/required.ts';
import { chrome, walks } from '../../tests/support/content.ts';
import { test } from './engine.ts';

const menu = { selector: '.site-header summary', words: chrome.header.menuLabel };
const tourLink = `.site-header a[href="${required(walks[0]).path}"]`;

test('Back brings the page that was left, with what was typed and without its open menu', async ({
  visitor,
}) => {
  await visitor.open('/contact', 'phone');
  await visitor.fill('#name', 'Minnie');
  await visitor.look(() => Reflect.set(window, 'isTheOne', true));
  await visitor.click(menu);
  const isHydrated = () => !!document.querySelector('.site-header details[data-live]');
  await visitor.until('the menu is hydrated', isHydrated, []);
  await visitor.click('.site-header a[href="/about"]');
  await visitor.isAt('/about');
  await visitor.back();
  await visitor.isAt('/contact');
  await visitor.until('it is the same page', () => Reflect.get(window, 'isTheOne'), []);
  await visitor.misses(tourLink);
  const typed = () => document.querySelector<HTMLInputElement>('#name')?.value;
  await visitor.until('what was typed', typed, [], 'Minnie');
});
