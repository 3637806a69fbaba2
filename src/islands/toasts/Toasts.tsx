import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { $toast, dismissToast, type Toast } from '../../stores/toast.ts';
import styles from './Toasts.module.css';

type Props = { label: string; dismissLabel: string };

/** Time to read it twice; paused on hover and focus. */
const SHOWN_MS = { good: 8_000, bad: 12_000 };

/** Shows `stores/toast`; failures are announced assertively. */
export default function Toasts({ label, dismissLabel }: Props) {
  const root = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(undefined);
  const toast = useStore($toast, { ssr: 'initial' });
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);

  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    setFocused(true);
    const { currentTarget, relatedTarget } = event;
    if (currentTarget.contains(relatedTarget)) return;
    cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : undefined;
  };
  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };
  const close = (): void => {
    const hadFocus = root.current?.contains(document.activeElement);
    dismissToast();
    // Browsers don't report that the pressed button is gone.
    setHovered(false);
    setFocused(false);
    if (hadFocus && cameFrom.current?.isConnected) cameFrom.current.focus();
  };

  const card = toast && (
    <Card
      key={toast.id}
      toast={toast}
      isHeld={isHovered || isFocused}
      dismissLabel={dismissLabel}
      onClose={close}
    />
  );

  return (
    <section
      ref={root}
      className={styles['toasts']}
      aria-label={label}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {/* Always rendered: screen readers skip a live region that is added with its text. */}
      <div role="status">{toast?.tone === 'good' && card}</div>
      <div role="alert">{toast?.tone === 'bad' && card}</div>
    </section>
  );
}

type CardProps = {
  toast: Toast;
  isHeld: boolean;
  dismissLabel: string;
  onClose: () => void;
};

function Card({ toast: { tone, title, text }, isHeld, dismissLabel, onClose }: CardProps) {
  const left = useRef(SHOWN_MS[tone]);
  useEffect(() => {
    if (isHeld) return;
    const started = performance.now();
    const timer = window.setTimeout(dismissToast, left.current);
    return () => {
      window.clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [isHeld]);

  return (
    <div className={styles['card']} data-tone={tone}>
      <div>
        <p className={styles['title']}>{title}</p>
        <p>{text}</p>
      </div>
      <button
        type="button"
        aria-label={`${dismissLabel}: ${title}`}
        onClick={onClose}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M2 2l12 12M14 2 2 14" stroke="currentColor" strokeWidth="2.5" />
        </svg>
      </button>
    </div>
  );
}
