import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { picturesByTour } from '../../../src/domain/pictures/pictures-by-tour.ts';

describe('pictures by tour', () => {
  test('are in the order of the tours, then the others', () => {
    const harbor = { id: 1, tour: 'harbor' };
    const none = { id: 2, tour: undefined };
    const hill = { id: 3, tour: 'hill' };
    const another = { id: 4, tour: 'harbor' };
    expect(picturesByTour([harbor, none, hill, another], ['hill', 'park', 'harbor'])).toEqual([
      { tour: 'hill', pictures: [hill] },
      { tour: 'harbor', pictures: [harbor, another] },
      { tour: undefined, pictures: [none] },
    ]);
  });

  test('are each in one group', () => {
    const name = fc.constantFrom('hill', 'harbor', 'park', 'gone');
    fc.assert(
      fc.property(fc.array(fc.option(name, { nil: undefined })), fc.array(name), (tours, order) => {
        const pictures = tours.map((tour, id) => ({ id, tour }));
        const ids = picturesByTour(pictures, order).flatMap((group) =>
          group.pictures.map(({ id }) => id),
        );
        expect(ids.toSorted((a, b) => a - b)).toEqual(pictures.map(({ id }) => id));
      }),
    );
  });
});
