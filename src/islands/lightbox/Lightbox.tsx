import { useStore } from '@nanostores/react';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import type { GalleryPage } from '../../content/schemas/pages/gallery.ts';
import { wrapIndex } from '../../domain/pictures/wrap-index.ts';
import { $lightbox } from '../../stores/lightbox.ts';
import styles from './Lightbox.module.css';
import { DIALOG_ID, readPhoto } from './photos.ts';
import { useLargePhoto } from './use-large-photo.ts';
import { usePhotoHash } from './use-photo-hash.ts';

type Props = { labels: GalleryPage['lightbox'] };

/** The least horizontal distance of a swipe. */
const SWIPE_PX = 48;

/**
 * Shows the pictures of a page's photo grids large, one at a time, in a native dialog, which opens before
 * hydration (`data-hold`). The open picture is in the URL's hash.
 */
export default function Lightbox({ labels }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const lastLink = useRef<HTMLAnchorElement>(undefined);
  const swipeFrom = useRef<number>(undefined);
  const id = useStore($lightbox, { ssr: 'initial' });
  const photo = useMemo(() => (id === undefined ? undefined : readPhoto(id)), [id]);
  const large = useLargePhoto(photo);
  const hash = usePhotoHash();
  const isOpen = photo !== undefined;

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element?.isConnected) return;
    const root = document.documentElement;
    // Measured before the page is locked, and set only if needed, to avoid a layout on slow phones.
    const scrollBar = window.innerWidth - root.clientWidth;
    if (scrollBar > 0) root.style.setProperty('--scroll-bar', `${scrollBar}px`);
    root.dataset['locked'] = '';
    if (!element.open) element.showModal();
    return () => {
      delete root.dataset['locked'];
      element.close();
    };
  }, [isOpen]);

  useEffect(() => {
    if (photo) lastLink.current = photo.link;
  }, [photo]);

  /** After Escape, the button, a click beside the picture, and Back. */
  const onClose = () => {
    if (dialog.current?.open) return;
    hash.leave();
    const link = lastLink.current;
    if (!link) return;
    // The page must not scroll if the link is in view.
    const { top, bottom } = link.getBoundingClientRect();
    link.focus({ preventScroll: top < window.innerHeight && bottom > 0 });
  };

  const step = (steps: number) => {
    if (photo) hash.step(photo.ids[wrapIndex(photo.index, steps, photo.ids.length)] ?? photo.id);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!photo || event.altKey || event.metaKey || event.ctrlKey) return;
    const steps = {
      ArrowLeft: -1,
      ArrowRight: 1,
      Home: -photo.index,
      End: photo.ids.length - 1 - photo.index,
    }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    step(steps);
  };

  const onClick = ({ target, clientX, clientY }: MouseEvent) => {
    const isOnWords = target instanceof Element && target.closest('form, figcaption');
    if (!isOnWords && image.current && isBeside(image.current, clientX, clientY)) {
      dialog.current?.close();
    }
  };

  const onPointerDown = (event: PointerEvent) => {
    const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01;
    const isFinger = event.isPrimary && event.pointerType === 'touch';
    swipeFrom.current = isFinger && !isZoomed ? event.clientX : undefined;
  };

  const onPointerUp = ({ clientX }: PointerEvent) => {
    const distance = clientX - (swipeFrom.current ?? clientX);
    swipeFrom.current = undefined;
    if (Math.abs(distance) >= SWIPE_PX) step(distance < 0 ? 1 : -1);
  };

  return (
    <dialog
      ref={dialog}
      id={DIALOG_ID}
      className={`black ${styles['lightbox']}`}
      aria-label={labels.label}
      // It may already be open.
      suppressHydrationWarning
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
    >
      {/* Announced whole when it changes. The focus starts here, not on the first button. */}
      <figure tabIndex={-1} autoFocus aria-live="polite" aria-atomic="true">
        <div>
          {photo && (
            <img
              ref={image}
              // The thumbnail until the large one has loaded.
              src={large?.src ?? photo.thumbnail}
              alt={photo.alt}
              decoding="async"
            />
          )}
        </div>
        <figcaption>
          {photo && (
            <>
              {/* The only child of its element: translators replace text nodes. */}
              <span>{large?.hasFailed ? labels.failed : photo.caption}</span>{' '}
              <span className="label">
                {labels.position
                  .replace('{number}', String(photo.index + 1))
                  .replace('{total}', String(photo.ids.length))}
              </span>{' '}
              {photo.story && (
                <a className="label touch-target" href={photo.story.href}>
                  {photo.story.textContent}
                </a>
              )}
            </>
          )}
        </figcaption>
      </figure>
      <p className="label" role="status">
        {large ? '' : labels.loading}
      </p>
      <form method="dialog">
        {photo &&
          [-1, 1].map((steps) => (
            <button
              key={steps}
              type="button"
              className="icon-button"
              aria-label={steps < 0 ? labels.previous : labels.next}
              onClick={() => step(steps)}
            >
              <Icon path={steps < 0 ? 'M15 4 7 12l8 8' : 'm9 4 8 8-8 8'} />
            </button>
          ))}
        <button type="submit" className="icon-button" aria-label={labels.close}>
          <Icon path="m5 5 14 14M19 5 5 19" />
        </button>
      </form>
    </dialog>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** Whether a point is outside the picture, which rarely fills its box (`object-fit: contain`). */
function isBeside(image: HTMLImageElement, clientX: number, clientY: number): boolean {
  const { left, top, width, height } = image.getBoundingClientRect();
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(width / naturalWidth, height / naturalHeight);
  const x = Math.abs(clientX - left - width / 2);
  const y = Math.abs(clientY - top - height / 2);
  return x > (naturalWidth * scale) / 2 || y > (naturalHeight * scale) / 2;
}
