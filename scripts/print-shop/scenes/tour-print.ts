import type { Format, Scene } from '../press.ts';

/** A numbered picture of the tour gallery; `tour` is the slug of the walk it belongs to. */
export interface TourPrint extends Scene {
  id: number;
  tour: 'brooklyn-heights' | 'financial-district' | 'lower-east-side';
}

/** Starts the list of one walk's prints: each call hangs the picture with that number. */
export const hang =
  (tour: TourPrint['tour']) =>
  (id: number, format: Format, alt: string, caption: string, draw: Scene['draw']): TourPrint => ({
    id,
    tour,
    format,
    alt,
    caption,
    draw,
    file: `content/gallery/tours/${String(id).padStart(2, '0')}.jpg`,
  });
