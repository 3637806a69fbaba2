import { useLayoutEffect, useRef } from 'react';
import { photoHash, photoInHash } from '../../domain/pictures/photo-hash.ts';
import { closePhoto, openPhoto } from '../../stores/lightbox.ts';
import { isUnmodifiedClick } from '../unmodified-click.ts';
import { clickedPhoto, readPhoto } from './photos.ts';

/** Marks a history entry that was added for a picture: the one below it is the page without one. */
const ADDED = { isAddedForPhoto: true };

/**
 * Keeps the open picture and the page's address together: a click on a grid opens a picture and adds
 * one history entry, Back, Forward and a shared address are followed, and closing leaves the history
 * as it was before.
 *
 * @returns verbs for the dialog: `step` shows another picture in the same entry, `leave` takes the
 *   picture out of the address once the dialog is closed.
 */
export function usePhotoAddress() {
  /** On the way back to the entry below. It takes a moment, and a click may come before its end. */
  const isLeaving = useRef(false);
  const wanted = useRef<number>(undefined);

  // In place as soon as the markup is hydrated: a click that had to wait is given again right then.
  useLayoutEffect(() => {
    const open = (id: number) => {
      history.pushState(ADDED, '', photoHash(id));
      openPhoto(id);
    };
    const openFromGrid = (event: MouseEvent) => {
      const id = clickedPhoto(event.target);
      if (id === undefined || !isUnmodifiedClick(event)) return;
      event.preventDefault();
      if (isLeaving.current) wanted.current = id;
      else open(id);
    };
    const followAddress = () => {
      isLeaving.current = false;
      const id = wanted.current ?? photoInHash(location.hash);
      if (wanted.current !== undefined) open(wanted.current);
      else if (id !== undefined && readPhoto(id)) openPhoto(id);
      else closePhoto();
      wanted.current = undefined;
    };
    document.addEventListener('click', openFromGrid);
    window.addEventListener('popstate', followAddress);
    followAddress();
    return () => {
      document.removeEventListener('click', openFromGrid);
      window.removeEventListener('popstate', followAddress);
    };
  }, []);

  const step = (id: number): void => {
    history.replaceState(history.state, '', photoHash(id));
    openPhoto(id);
  };

  const leave = (): void => {
    closePhoto();
    if (photoInHash(location.hash) === undefined) return;
    if (history.state?.isAddedForPhoto) {
      isLeaving.current = true;
      history.back();
    } else {
      // The visitor came by a shared address, and Back leads to where they came from.
      history.replaceState(null, '', location.pathname + location.search);
    }
  };

  return { step, leave };
}
