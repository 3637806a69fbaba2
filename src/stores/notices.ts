import { atom } from 'nanostores';

export type Notice = { id: number; tone: 'good' | 'bad'; title: string; text: string };

/** Short messages shown over the page. Written by any island, drawn by `<Notices>` alone. */
export const $notices = atom<readonly Notice[]>([]);

let lastId = 0;

/**
 * Shows a message. One that says the same as a message still standing takes its place, so that
 * a visitor who presses again hears it again and does not collect copies.
 *
 * @returns its id, for `dismiss`.
 */
export function announce(notice: Omit<Notice, 'id'>): number {
  lastId += 1;
  const others = $notices
    .get()
    .filter(({ title, text }) => title !== notice.title || text !== notice.text);
  $notices.set([...others, { ...notice, id: lastId }]);
  return lastId;
}

/** Takes a message away; one that is gone already is no matter. */
export function dismiss(id: number): void {
  $notices.set($notices.get().filter((notice) => notice.id !== id));
}
