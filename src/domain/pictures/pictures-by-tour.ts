type Group<Picture> = {
  /** Undefined for pictures of no tour. */
  tour: string | undefined;
  pictures: Picture[];
};

/**
 * Groups pictures by tour, keeping their order.
 *
 * @param tours those that are open; the pictures of another are left out.
 * @returns the tours that have pictures, then the pictures of no tour.
 */
export function picturesByTour<Picture extends { tour?: string | undefined }>(
  pictures: readonly Picture[],
  tours: readonly string[],
): Group<Picture>[] {
  return [...tours, undefined]
    .map((tour) => ({ tour, pictures: pictures.filter((picture) => picture.tour === tour) }))
    .filter((group) => group.pictures.length > 0);
}
