import type { ClientDirective } from 'astro';
import { isStored } from '../stores/storage.ts';
import { readTree } from './read-tree.ts';
import { isUnmodifiedClick } from './unmodified-click.ts';

type Options = {
  /** Selector of elements outside the island whose use also hydrates it. */
  on?: string;
  /** Parts of the URL (a shared picture) or session storage keys (a draft) that hydrate it at once. */
  now?: readonly string[];
  /** Hydrates it at this distance from the view: `200px`. */
  near?: string;
};

/** A click that waits for hydration. */
type Held = {
  control: HTMLElement;
  /** Among the island's controls: React replaces one whose text a browser has translated. */
  index: number;
  /** What it has opened. */
  dialog: HTMLDialogElement | undefined;
};

/** How long a click is held, in milliseconds. */
const TIMEOUT_MS = 3000;

/**
 * `client:interaction`: hydrates an island on pointermove, focusin or click, and with `near` close to the view.
 * Not on touchstart, which may become a scroll.
 *
 * Until then its HTML works. A control that needs the script has `data-hold`: a click on it is held
 * (`aria-busy`) and repeated after hydration. A click on another control takes its place. If the script takes over
 * three seconds, the click is repeated natively: the form posts, the link navigates. Such an island is not hydrated,
 * so that nothing is sent twice. It gets `data-native`, as does one whose script fails, to show a hint about what
 * needs the script.
 *
 * `data-hold="id"` opens the `<dialog>` of that id at once, with its server HTML. Closing it before hydration
 * cancels the click.
 */
const interaction: ClientDirective = (load, { value }, island: Island) => {
  const { on, now, near } = (value || {}) as Options;
  island.served = readTree(island);
  /** Aborted when the script is requested. */
  const waiting = new AbortController();
  /** Aborted at hydration, failure or timeout: then no click is held. */
  const holding = new AbortController();
  let held: Held | undefined;
  let isNative = false;

  const controls = () => [...island.querySelectorAll<HTMLElement>('[data-hold]')];

  const start = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    setTimeout(settle, TIMEOUT_MS);
    load().then((hydrate) => {
      if (!isNative) hydrate();
    });
  };

  /** @param event hydration or its failure; none for the timeout. */
  const settle = (event?: Event) => {
    if (holding.signal.aborted) return;
    holding.abort();
    held?.control.removeAttribute('aria-busy');
    if (held?.dialog?.open === false) held = undefined;
    isNative = event ? event.type !== 'astro:hydrate' : held !== undefined;
    if (isNative) {
      held?.dialog?.close();
      island.dataset['native'] = '';
    }
    if (held) (held.control.isConnected ? held.control : controls()[held.index])?.click();
  };

  const hold = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-hold]');
    if (!control || !isUnmodifiedClick(event)) return;
    const opens = document.getElementById(control.dataset['hold'] ?? '');
    // A control outside the island may open one of its dialogs.
    if (!island.contains(control) && !island.contains(opens)) return;
    event.preventDefault();
    event.stopPropagation();
    held?.control.removeAttribute('aria-busy');
    control.setAttribute('aria-busy', 'true');
    const dialog = opens instanceof HTMLDialogElement ? opens : undefined;
    if (dialog && !dialog.open) dialog.showModal();
    held = { control, index: controls().indexOf(control), dialog };
    start();
  };

  const onUse = (event: Event) => {
    const { target, type, movementX, movementY, pressure } = event as PointerEvent;
    // Browsers also send pointermove for a resting pointer when a page appears.
    if (type === 'pointermove' && (pressure || !(movementX || movementY))) return;
    if (island.contains(target as Element) || (on && (target as Element).closest(on))) start();
  };

  for (const type of ['pointermove', 'focusin', 'click'])
    addEventListener(type, onUse, { signal: waiting.signal });
  addEventListener('click', hold, { capture: true, signal: holding.signal });
  for (const type of ['astro:hydrate', 'astro:hydration-error'])
    island.addEventListener(type, settle, { signal: holding.signal });
  if (near) {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
      { rootMargin: near },
    );
    for (const child of island.children) observer.observe(child);
    waiting.signal.addEventListener('abort', () => observer.disconnect());
  }
  if (now?.some((key) => location.href.includes(key) || isStored('sessionStorage', key))) start();
  // It may have been focused before this script ran.
  if (island.contains(document.activeElement)) start();
};

export default interaction;
