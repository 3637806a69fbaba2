import { COLUMN_WIDTHS } from '../../domain/pictures/photo-sizes.ts';
import { photoHash, photoInHash } from '../../domain/pictures/photo-hash.ts';

/** The dialog's id: a grid's links name it, so that it opens before its script is there. */
export const DIALOG_ID = 'lightbox';

/** Selects the grids whose pictures the dialog shows (components/media). */
export const GRID = '[data-photo-grid]';

const LINK = 'a[id^="photo-"]';

/** What a grid does not show of its pictures, by their ids: a caption, and the large files. */
export type PhotoDetails = Readonly<Record<string, { caption: string; srcSet: string }>>;

/** One picture, as its link in a grid and the grid's details describe it. */
export type Photo = {
  id: number;
  link: HTMLAnchorElement;
  alt: string;
  caption: string;
  /** The small picture that the grid shows, which the browser has already. */
  thumbnail: string;
  /** What stands in for the large picture when it does not load. */
  fallback: string;
  src: string;
  srcSet: string;
  /** The ids of all pictures of the same grid, in their order. */
  ids: readonly number[];
  /** Where in that order this one stands. */
  index: number;
};

const idOf = (link: Element): number => photoInHash(`#${link.id}`) ?? 0;

/** The picture whose link was clicked; undefined when it was something else, or nothing can show it. */
export function clickedPhoto(target: EventTarget | null): number | undefined {
  const link = target instanceof Element && target.closest(`${GRID} ${LINK}`);
  return link && document.getElementById(DIALOG_ID) ? idOf(link) : undefined;
}

/**
 * Reads a picture from its grid; undefined when the page does not show it.
 *
 * @param details of the pictures whose grid does not show them whole
 */
export function readPhoto(id: number, details: PhotoDetails = {}): Photo | undefined {
  const link = document.querySelector<HTMLAnchorElement>(`${GRID} ${photoHash(id)}`);
  const small = link?.querySelector('img');
  const grid = link?.closest(GRID);
  if (!link || !small || !grid) return undefined;
  const ids = [...grid.querySelectorAll(LINK)].map(idOf);
  // Where the grid shows the picture whole, its caption stands below it, and the link leads to the largest file.
  const { caption = link.nextElementSibling?.textContent, srcSet = allFiles(link, small) } =
    details[id] ?? {};
  return {
    id,
    link,
    alt: small.alt,
    caption: caption ?? '',
    thumbnail: small.currentSrc || small.src,
    // A small one that failed itself has used up the address it names, and shows it.
    fallback: small.dataset['fallback']?.split('|')[0] || small.src,
    src: link.href,
    srcSet,
    ids,
    index: ids.indexOf(id),
  };
}

/**
 * The files of a picture that its grid shows whole: the one for fine screens (`COLUMN_WIDTHS`), and the one that
 * its size belongs to.
 */
function allFiles(link: HTMLAnchorElement, small: HTMLImageElement): string {
  const largest = `${link.getAttribute('href')} ${small.getAttribute('width')}w`;
  const fine = small.srcset.replace(/2x$/, `${COLUMN_WIDTHS[1]}w`);
  return fine ? `${fine},${largest}` : largest;
}

/** Starts to fetch the large picture, in the size that this window needs. */
export function fetchLarge({ src, srcSet }: Photo): HTMLImageElement {
  const image = new Image();
  image.sizes = '100vw';
  image.srcset = srcSet;
  image.src = src;
  return image;
}
