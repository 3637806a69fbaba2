import { useLayoutEffect, useRef } from 'react';
import { photoHash, photoInHash } from '../../domain/pictures/photo-hash.ts';
import { $lightbox } from '../../stores/lightbox.ts';
import { isUnmodifiedClick } from '../unmodified-click.ts';
import { clickedPhoto, readPhoto } from './photos.ts';

/** State of a history entry that was added for a picture. */
const ADDED = { isAddedForPhoto: true };

/**
 * Syncs the open picture with the URL's hash: a click on a grid adds one history entry, Back, Forward and shared
 * URLs work, and closing restores the history.
 *
 * @returns `step` shows another picture in the same entry; `leave` removes the hash after the dialog has closed.
 */
export function usePhotoHash() {
  /** True until `history.back()` has taken effect. */
  const isLeaving = useRef(false);
  const pending = useRef<number>(undefined);

  // A layout effect, because a held click is repeated right after hydration.
  useLayoutEffect(() => {
    const open = (id: number) => {
      history.pushState(ADDED, '', photoHash(id));
      $lightbox.set(id);
    };
    const openFromGrid = (event: MouseEvent) => {
      const id = clickedPhoto(event.target);
      if (id === undefined || !isUnmodifiedClick(event)) return;
      event.preventDefault();
      if (isLeaving.current) pending.current = id;
      else open(id);
    };
    const followHash = () => {
      isLeaving.current = false;
      const id = pending.current ?? photoInHash(location.hash);
      if (pending.current !== undefined) open(pending.current);
      else if (id !== undefined && readPhoto(id)) $lightbox.set(id);
      else $lightbox.set(undefined);
      pending.current = undefined;
    };
    document.addEventListener('click', openFromGrid);
    window.addEventListener('popstate', followHash);
    followHash();
    return () => {
      document.removeEventListener('click', openFromGrid);
      window.removeEventListener('popstate', followHash);
    };
  }, []);

  const step = (id: number): void => {
    history.replaceState(history.state, '', photoHash(id));
    $lightbox.set(id);
  };

  const leave = (): void => {
    $lightbox.set(undefined);
    if (photoInHash(location.hash) === undefined) return;
    if (history.state?.isAddedForPhoto) {
      isLeaving.current = true;
      history.back();
    } else {
      // The visitor came by a shared URL, so there is no entry to go back to.
      history.replaceState(null, '', location.pathname + location.search);
    }
  };

  return { step, leave };
}
