import { photoHash, photoInHash } from '../../domain/pictures/photo-hash.ts';

/** The dialog's id, in `data-hold` of the grids' links. */
export const DIALOG_ID = 'lightbox';

export const GRID = '[data-photo-grid]';

const LINK = 'a[id^="photo-"]';

export type Photo = {
  id: number;
  link: HTMLAnchorElement;
  alt: string;
  caption: string;
  /** The link to its story, below the picture. */
  story: HTMLAnchorElement | null | undefined;
  thumbnail: string;
  /** Shown if the large picture fails to load. */
  fallback: string;
  src: string;
  /** All pictures of the grid, in order. */
  ids: readonly number[];
  /** Index in `ids`. */
  index: number;
};

const idOf = (link: Element): number => photoInHash(`#${link.id}`) ?? 0;

/** The clicked picture, if any and if the page has the dialog. */
export function clickedPhoto(target: EventTarget | null): number | undefined {
  const link = target instanceof Element && target.closest(`${GRID} ${LINK}`);
  return link && document.getElementById(DIALOG_ID) ? idOf(link) : undefined;
}

/** Reads a picture from its grid; undefined if the page has none with this id. */
export function readPhoto(id: number): Photo | undefined {
  const link = document.querySelector<HTMLAnchorElement>(`${GRID} ${photoHash(id)}`);
  const small = link?.querySelector('img');
  const grid = link?.closest(GRID);
  if (!link || !small || !grid) return undefined;
  const ids = [...grid.querySelectorAll(LINK)].map(idOf);
  return {
    id,
    link,
    alt: small.alt,
    caption: link.nextElementSibling?.textContent ?? '',
    story: link.parentElement?.querySelector<HTMLAnchorElement>('a:not([id])'),
    thumbnail: small.src,
    // A thumbnail that failed has already used its fallback.
    fallback: small.dataset['fallback']?.split('|')[0] || small.src,
    src: link.href,
    ids,
    index: ids.indexOf(id),
  };
}

export function fetchLarge({ src }: Photo): HTMLImageElement {
  const image = new Image();
  image.src = src;
  return image;
}
