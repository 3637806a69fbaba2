import { vi } from 'vitest';

/**
 * Stands in for the network: scripts and stylesheets put into the head end up here, and a script
 * waits until the test answers for it.
 */
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

  return {
    /** Every script asked for so far, in order. */
    asked: () => tags.map((tag) => tag.src),
    stylesheets: () => stylesheets,
    /** The last one arrives; `effect` is what running it does. */
    arrive(effect: () => void = () => {}) {
      effect();
      tags.at(-1)?.dispatchEvent(new Event('load'));
    },
    /** The last one is blocked. */
    block() {
      tags.at(-1)?.dispatchEvent(new Event('error'));
    },
  };
}
