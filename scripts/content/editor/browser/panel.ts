import type { Findings, Finding } from '../findings.ts';
import { ask, type Disk } from './disk.ts';
import { element } from './dom.ts';

/** Longer than a save of several files takes. */
const SETTLED_MS = 400;
const AGAIN_MS = 2000;

/**
 * The bar at the foot of the editor: what is wrong with the content, told again after each save, and
 * the button that publishes.
 *
 * @returns what the disk tells it
 */
export function openPanel(): Disk {
  const summary = element('summary', {}, 'Checking…');
  const list = element('div', { className: 'findings' });
  const news = element('p', { className: 'news', role: 'status' });
  const publish = element('button', { type: 'button' }, 'Publish');
  const site = element('a', { href: '/', target: '_blank' }, 'Open the site');
  const panel = element(
    'aside',
    { id: 'panel', ariaLabel: 'Faults' },
    element('details', {}, summary, list),
    news,
    site,
    publish,
  );
  document.body.append(panel);

  async function refresh(): Promise<void> {
    const response = await ask('findings');
    if (!response.ok) {
      summary.textContent = 'The files could not be checked';
      list.replaceChildren(element('p', {}, await response.text()));
      return;
    }
    const { faults, warnings } = (await response.json()) as Findings;
    summary.textContent = [
      counted(faults.length, 'fault'),
      warnings.length > 0 ? `${counted(warnings.length, 'thing')} worth a look` : '',
    ]
      .filter(Boolean)
      .join(', ');
    panel.dataset['state'] = faults.length > 0 ? 'faults' : 'sound';
    list.replaceChildren(...section('To mend', faults), ...section('Worth a look', warnings));
    if (faults.length + warnings.length === 0) list.append(element('p', {}, 'Nothing is wrong.'));
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh().catch(later), SETTLED_MS);
  };
  // The server begins anew once a fault is mended that kept the site from being shown.
  const later = () => {
    timer = setTimeout(() => void refresh().catch(later), AGAIN_MS);
  };
  void refresh().catch(later);
  // A text editor beside this one may have mended something.
  addEventListener('focus', soon);

  publish.addEventListener('click', async () => {
    publish.disabled = true;
    news.textContent = 'Publishing…';
    const response = await ask('publish', { method: 'POST' });
    news.textContent = response.ok
      ? ((await response.json()) as { message: string }).message
      : await response.text();
    publish.disabled = false;
  });

  return {
    onWritten: () => {
      news.textContent = '';
      soon();
    },
    onRefused: (message) => {
      news.textContent = message;
    },
  };
}

const counted = (count: number, word: string) =>
  count === 0 ? `No ${word}s` : `${count} ${word}${count === 1 ? '' : 's'}`;

function section(title: string, findings: readonly Finding[]): HTMLElement[] {
  if (findings.length === 0) return [];
  const lines = findings.map(({ place, text, form }) =>
    element(
      'li',
      {},
      form ? element('a', { href: form }, place) : element('code', {}, place),
      ` ${text}`,
    ),
  );
  return [element('h2', {}, `${title}: ${findings.length}`), element('ul', {}, ...lines)];
}
