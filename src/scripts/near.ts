import type { ClientDirective } from 'astro';

/** A scroll of which the browser never tells the end is over after this time without a step, in milliseconds. */
const SILENCE_MS = 500;

/**
 * `client:near`: hydrates an island that is near the view, by a `rootMargin`, while the page is at rest.
 *
 * What a jump to a place further down only passes by stays as it is: what it brings would push that place
 * away, and the browser would stop where it was before.
 */
const near: ClientDirective = (load, { value }, island) => {
  let isNear = false;
  let isScrolling = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const start = async () => {
    if (!isNear || isScrolling) return;
    observer.disconnect();
    isNear = false;
    (await load())();
  };
  const rest = () => {
    isScrolling = false;
    start();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      isNear = entries.at(-1)?.isIntersecting === true;
      start();
    },
    value as unknown as IntersectionObserverInit,
  );

  // The island itself has no box.
  if (island.firstElementChild) observer.observe(island.firstElementChild);
  addEventListener('scroll', () => {
    isScrolling = true;
    clearTimeout(timer);
    timer = setTimeout(rest, SILENCE_MS);
  });
  addEventListener('scrollend', rest);
};

export default near;
