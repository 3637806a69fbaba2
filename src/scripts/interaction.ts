import type { ClientDirective } from 'astro';

type Options = {
  /** Selector of elements outside the island whose use starts it as well. */
  on?: string;
  /** Parts of an address (a shared picture) or keys of session storage (a draft) that start it at once. */
  now?: readonly string[];
  /** Starts the island when it comes this near to the view: `200px`. */
  near?: string;
};

/** How long a script may take before a held click goes back to the browser, in milliseconds. */
const TIMEOUT_MS = 3000;

/**
 * `client:interaction`: hydrates an island at its first use: pointermove over it, focusin, click, and
 * with `near` when it comes near the view. A touch alone, which may become a scroll, starts nothing.
 *
 * Until then its HTML works. A control that HTML alone can't serve carries `data-hold`: a plain click on it
 * is held (`aria-busy`) and given again after hydration. When the script fails or takes longer than three
 * seconds the click goes back to the browser, once: the form posts, the link leads. Such an island stays
 * HTML until the next page, so that nothing is sent twice; it carries `data-native`, for words about what
 * can't be done without its script.
 *
 * `data-hold="id"` opens the `<dialog>` of that id at once, with its server HTML. A visitor who closes it
 * before the island is there has taken the click back.
 */
const interaction: ClientDirective = (load, { value }, island: Island) => {
  const { on, now, near } = (value || {}) as Options;
  island.changes = [];
  new MutationObserver((records) => island.changes?.push(...records)).observe(island, {
    childList: true,
    characterDataOldValue: true,
    subtree: true,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Hydrated, failed or late: clicks are no longer held. */
  let isSettled = false;
  let held: HTMLElement | undefined;
  let place = 0;
  let dialog: HTMLDialogElement | undefined;
  let isNative = false;

  const controls = () => [...island.querySelectorAll<HTMLElement>('[data-hold]')];

  const start = () => {
    if (timer) return;
    timer = setTimeout(settle, TIMEOUT_MS);
    load().then((hydrate) => {
      if (!isNative) hydrate();
    });
  };

  const settle = (event?: Event) => {
    const isHydrated = event?.type === 'astro:hydrate';
    isSettled = true;
    if (!held) return;
    isNative = !isHydrated;
    held.removeAttribute('aria-busy');
    const isTakenBack = dialog?.open === false;
    if (isNative) {
      dialog?.close();
      island.dataset['native'] = '';
    }
    // React has replaced the control where a translating browser had changed its words.
    if (!isTakenBack) (held.isConnected ? held : controls()[place])?.click();
    held = undefined;
  };

  for (const type of ['pointermove', 'focusin', 'click']) {
    addEventListener(type, (event) => {
      const { target, movementX, movementY, pressure } = event as PointerEvent;
      // Browsers also report a pointer that rests where a page appears: it has not moved.
      if (type === 'pointermove' && (pressure || !(movementX || movementY))) return;
      if (island.contains(target as Element) || (on && (target as Element).closest(on))) start();
    });
  }
  addEventListener(
    'click',
    (event) => {
      if (isSettled || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const control = (event.target as Element).closest<HTMLElement>('[data-hold]');
      if (!control) return;
      const opens = document.getElementById(control.dataset['hold'] ?? '');
      // Also a control elsewhere that opens a dialog of this island.
      if (!island.contains(control) && !island.contains(opens)) return;
      event.preventDefault();
      event.stopPropagation();
      held = control;
      place = controls().indexOf(control);
      control.setAttribute('aria-busy', 'true');
      if (opens instanceof HTMLDialogElement) {
        dialog = opens;
        if (!dialog.open) dialog.showModal();
      }
      start();
    },
    true,
  );
  for (const end of ['astro:hydrate', 'astro:hydration-error']) {
    island.addEventListener(end, settle);
  }
  if (near) {
    const sight = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
      { rootMargin: near },
    );
    for (const child of island.children) sight.observe(child);
  }
  try {
    // The address first: where storage is forbidden, reading it throws.
    if (now?.some((key) => location.href.includes(key) || key in sessionStorage)) start();
  } catch {
    // Nothing was kept in it.
  }
  // It may have had the focus before this script ran.
  if (island.contains(document.activeElement)) start();
};

export default interaction;
