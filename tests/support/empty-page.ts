/** Test files share a window, so each starts with an empty page. */
import { beforeAll } from 'vitest';

beforeAll(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
});
