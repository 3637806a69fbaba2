import { useEffect, useState } from 'react';
import { photoHash } from '../../domain/pictures/photo-hash.ts';
import { wrapIndex } from '../../domain/pictures/wrap-index.ts';
import { fetchLarge, readPhoto, type Photo } from './photos.ts';

type Large = { photo: Photo; src: string; hasFailed?: boolean };

/**
 * Loads the large picture, and after it, unless the visitor saves data, the previous and next ones.
 *
 * @returns the picture or its fallback; undefined while loading.
 */
export function useLargePhoto(photo: Photo | undefined): Large | undefined {
  const [large, setLarge] = useState<Large>();

  useEffect(() => {
    if (!photo) return;
    const { id, src, fallback, ids, index } = photo;
    const settle = (result: Omit<Large, 'photo'>) => {
      setLarge({ photo, ...result });
      if (navigator.connection?.saveData) return;
      for (const steps of [1, -1]) {
        const neighbor = readPhoto(ids[wrapIndex(index, steps, ids.length)] ?? id);
        if (neighbor) fetchLarge(neighbor);
      }
    };
    const request = fetchLarge(photo);
    request.onload = () => settle({ src });
    request.onerror = () => {
      const name = photoHash(id).slice(1);
      console.error(`${name} did not load; ${fallback} is shown instead.`);
      settle({ src: fallback, hasFailed: true });
    };
    return () => {
      request.onload = null;
      request.onerror = null;
    };
  }, [photo]);

  return large?.photo === photo ? large : undefined;
}
