import { onTestFinished, vi } from 'vitest';

/** Captures scripts and stylesheets added to the head; the test answers for each script. */
export function fakeScripts() {
  const tags: HTMLScriptElement[] = [];
  const stylesheets: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (node instanceof HTMLScriptElement) tags.push(node);
      if (node instanceof HTMLLinkElement) stylesheets.push(node.href);
    }
  });

  const query = document.querySelectorAll.bind(document);
  vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) => {
    if (!selector.startsWith('script')) return query(selector);
    const page = document.createElement('div');
    const shown = page.querySelectorAll(selector);
    return Object.assign(shown, {
      [Symbol.iterator]: () => tags.filter((tag) => tag.matches(selector)).values(),
    });
  });

  // A script that is never answered keeps its listener, which must not reach the next test.
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options?) => {
      add(type, listener, options);
      if (type === 'error') onTestFinished(() => window.removeEventListener(type, listener));
    },
  );

  return {
    /** All requested scripts, in order. */
    requested: () => tags.map((tag) => tag.src),
    stylesheets: () => stylesheets,
    /** Loads the last one; `effect` is what running it does. */
    arrive(effect: () => void = () => {}) {
      effect();
      tags.at(-1)?.dispatchEvent(new Event('load'));
    },
    /** Blocks the last one. */
    block() {
      tags.at(-1)?.dispatchEvent(new Event('error'));
    },
  };
}
