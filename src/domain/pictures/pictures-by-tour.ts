type Group<Picture> = {
  /** The tour, or undefined for pictures of none. */
  tour: string | undefined;
  pictures: Picture[];
};

/**
 * Groups pictures by the tour they belong to, each group in the pictures' own order.
 *
 * @param tours the tours' ids, in the order of the groups
 * @returns the tours that have pictures, and last the pictures of no tour in the list
 */
export function picturesByTour<Picture extends { tour?: string | undefined }>(
  pictures: readonly Picture[],
  tours: readonly string[],
): Group<Picture>[] {
  const tourOf = ({ tour }: Picture) => tours.find((known) => known === tour);
  return [...new Set(tours), undefined]
    .map((tour) => ({ tour, pictures: pictures.filter((picture) => tourOf(picture) === tour) }))
    .filter((group) => group.pictures.length > 0);
}
