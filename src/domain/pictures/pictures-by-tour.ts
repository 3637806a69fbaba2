type Group<Picture> = {
  /** Undefined for pictures of no tour. */
  tour: string | undefined;
  pictures: Picture[];
};

/**
 * Groups pictures by tour, keeping their order.
 *
 * @returns the tours that have pictures, then the other pictures.
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
