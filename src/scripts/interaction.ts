import type { ClientDirective } from 'astro';

type Options = {
  /** Selector of elements outside the island whose use also hydrates it. */
  on?: string;
  /** Parts of the URL (a shared picture) or session storage keys (a draft) that hydrate it at once. */
  now?: readonly string[];
  /** Hydrates it at this distance from the view: `200px`. */
  near?: string;
};

/** How long a click is held, in milliseconds. */
const TIMEOUT_MS = 3000;

/**
 * `client:interaction`: hydrates an island on pointermove, focusin or click, and with `near` close to the view.
 * Not on touchstart, which may become a scroll.
 *
 * Until then its HTML works. A control that needs the script has `data-hold`: a click on it is held
 * (`aria-busy`) and repeated after hydration. If the script fails or takes over three seconds, the click is
 * repeated natively: the form posts, the link navigates. Such an island is not hydrated, so that nothing is sent
 * twice; it gets `data-native`, to show a hint about what needs the script.
 *
 * `data-hold="id"` opens the `<dialog>` of that id at once, with its server HTML. Closing it before hydration
 * cancels the click.
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
  /** Hydrated, failed or timed out: clicks are no longer held. */
  let isSettled = false;
  let held: HTMLElement | undefined;
  let heldIndex = 0;
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
    const isCanceled = dialog?.open === false;
    if (isNative) {
      dialog?.close();
      island.dataset['native'] = '';
    }
    // React replaces a control whose text a browser has translated.
    if (!isCanceled) (held.isConnected ? held : controls()[heldIndex])?.click();
    held = undefined;
  };

  for (const type of ['pointermove', 'focusin', 'click']) {
    addEventListener(type, (event) => {
      const { target, movementX, movementY, pressure } = event as PointerEvent;
      // Browsers also send pointermove for a resting pointer when a page appears.
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
      // A control outside the island may open one of its dialogs.
      if (!island.contains(control) && !island.contains(opens)) return;
      event.preventDefault();
      event.stopPropagation();
      held = control;
      heldIndex = controls().indexOf(control);
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
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
      { rootMargin: near },
    );
    for (const child of island.children) observer.observe(child);
  }
  try {
    // The URL first: reading forbidden storage throws.
    if (now?.some((key) => location.href.includes(key) || key in sessionStorage)) start();
  } catch {
    // There is no draft.
  }
  // It may have been focused before this script ran.
  if (island.contains(document.activeElement)) start();
};

export default interaction;
