import { atom } from 'nanostores';

/** The picture that is open, by its id, or none. Photo grids write it; the page's one dialog draws it. */
export const $lightbox = atom<number | undefined>();

export function openPhoto(id: number): void {
  $lightbox.set(id);
}

export function closePhoto(): void {
  $lightbox.set(undefined);
}
