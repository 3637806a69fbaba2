import type { ClientDirective } from 'astro';

type Options = {
  /** Selector of elements outside the island whose use starts it as well. */
  on?: string;
  /**
   * Starts the island at once where the page's address holds one of these, or session storage holds
   * it as a key: a shared link to a picture, a draft typed before a reload. What an address holds comes
   * first, as the search ends where storage is forbidden.
   */
  now?: readonly string[];
};

/** How long a script may take before a held click goes back to the browser, in milliseconds. */
const TIMEOUT_MS = 3000;

/**
 * `client:interaction`: hydrates an island at the first sign of use: a pointer that moves over it, focus, a
 * press that has ended. One that holds the focus already starts at once. What a finger only touches may
 * become a scroll, and needs nothing.
 *
 * A script is run after the frame that answers the sign: to run React takes a slow phone 70 ms, in which the
 * press that asked for it would wait for its own answer.
 *
 * Until the island is there its HTML answers by itself. A control that HTML alone can't answer as
 * well carries `data-hold`: a plain click on it is held (`aria-busy` shows it) and given again once
 * the island is hydrated. When the script fails, or takes longer than three seconds, the click goes
 * back to the browser, once: the form posts, the link leads. From then on nothing is held, and an
 * island whose click went back stays HTML until the next page, so that nothing is sent twice; it
 * carries `data-native`, for words about what can't be done without its script.
 *
 * `data-hold="id"` opens the `<dialog>` of that id at once, with what the server put into it. A
 * visitor who closes it before the island is there has taken the click back.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  // What the page wrote as the directive's value (islands/client-directives.d.ts), or nothing.
  const { on, now } = (value || {}) as Options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Hydrated, failed or late: clicks are no longer held. */
  let isSettled = false;
  let held: HTMLElement | undefined;
  /** Its place among the controls of the island that are held. */
  let place = 0;
  let dialog: HTMLDialogElement | null | undefined;
  let isOpened = false;
  let isNative = false;

  // What is pointed at, focused, typed into or clicked is always an element.
  const within = ({ target }: Event) =>
    island.contains(target as Element) || (on && (target as Element).closest(on));

  const controls = () => [...island.querySelectorAll<HTMLElement>('[data-hold]')];

  const start = () => {
    if (timer) return;
    timer = setTimeout(settle, TIMEOUT_MS);
    // Told in a task of its own once the next frame is drawn, whether anything is in view or not.
    new IntersectionObserver((_, frame) => {
      frame.disconnect();
      load().then((hydrate) => {
        if (!isNative) hydrate();
      });
    }).observe(island);
  };

  const settle = (event?: Event) => {
    const isHydrated = event?.type === 'astro:hydrate';
    // React takes its time, but for a key within it hydrates at once: from here on a click is answered
    // that comes from outside the island, too.
    if (isHydrated) island.firstElementChild?.dispatchEvent(new Event('keyup'));
    isSettled = true;
    if (!held) return;
    isNative = !isHydrated;
    held.removeAttribute('aria-busy');
    const isTakenBack = isOpened && dialog?.open === false;
    if (isNative) {
      dialog?.close();
      island.dataset['native'] = '';
    }
    // React has drawn the island anew where its words are not those that it was built with: a browser
    // that translates has changed them.
    if (!isTakenBack) (held.isConnected ? held : controls()[place])?.click();
    held = undefined;
  };

  const openDialog = () => {
    if (!held || dialog?.open !== false) return;
    isOpened = true;
    dialog.showModal();
  };

  for (const sign of ['pointermove', 'focusin', 'click']) {
    addEventListener(sign, (event) => {
      const { type, movementX, movementY, pressure } = event as PointerEvent;
      // A browser tells of a pointer also where a page appears under one that rests.
      if (type === 'pointermove' && (pressure || (!movementX && !movementY))) return;
      if (within(event)) start();
    });
  }
  addEventListener(
    'click',
    (event) => {
      if (isSettled || event.metaKey || event.ctrlKey || event.shiftKey) return;
      // Likewise.
      const control = (event.target as Element).closest<HTMLElement>('[data-hold]') as HTMLElement;
      const itsDialog = document.getElementById(control?.dataset['hold'] as string);
      // Also outside the island, where the control opens a dialog within it; never what is another's. No
      // island holds what is not there.
      if (!(island.contains(control) || island.contains(itsDialog))) return;
      event.preventDefault();
      event.stopPropagation();
      held = control;
      place = controls().indexOf(held);
      held.setAttribute('aria-busy', 'true');
      // `data-hold` names a dialog or nothing.
      dialog = itsDialog as HTMLDialogElement | null;
      // A frame after the pressed state: making the page inert costs a slow phone a good part of the
      // time in which a press must have its answer.
      if (dialog) requestAnimationFrame(() => setTimeout(openDialog));
      start();
    },
    true,
  );
  for (const end of ['astro:hydrate', 'astro:hydration-error']) {
    island.addEventListener(end, settle);
  }
  try {
    // The address first: where storage is forbidden, to ask it is an error.
    if (now?.some((key) => location.href.includes(key) || key in sessionStorage)) start();
  } catch {
    // Nothing was kept in it.
  }
  // It may have been reached before this script was there.
  if (island.contains(document.activeElement)) start();
};

export default interaction;
