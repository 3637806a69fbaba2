import { atom } from 'nanostores';

/** The id of the open picture. Photo grids set it; the page's one dialog shows it. */
export const $lightbox = atom<number | undefined>();
