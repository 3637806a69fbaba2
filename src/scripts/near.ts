import type { ClientDirective } from 'astro';

declare global {
  /** src/scripts/first-sign.js */
  var firstSign: Promise<void>;
}

/** A page that has not moved for so long is at rest, in milliseconds. */
const REST_MS = 200;

/**
 * `client:near`: hydrates an island that is near the view, by a `rootMargin`, once the page is at rest; not
 * before the first sign of a person (first-sign.js): who only looks at the first view downloads no React.
 *
 * What a jump to a place further down only passes by stays as it is: what it brings would push that place
 * away, and the browser would stop where it was before.
 */
const near: ClientDirective = (load, { value }, island) => {
  let isNear: boolean | undefined;

  const startAtRest = async (): Promise<void> => {
    const place = scrollY;
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    if (!isNear) return;
    if (place !== scrollY) return startAtRest();
    observer.disconnect();
    isNear = false;
    (await load())();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      isNear = entries.pop()?.isIntersecting;
      startAtRest();
    },
    value as unknown as IntersectionObserverInit,
  );
  // The island itself has no box.
  firstSign.then(() => observer.observe(island.firstElementChild as Element));
};

export default near;
