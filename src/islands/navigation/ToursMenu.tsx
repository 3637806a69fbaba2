import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useMenuDismissal } from './use-menu-dismissal.ts';
import styles from './Navigation.module.css';

const OPEN_DELAY_MS = 100;
const POINTER_GRACE_MS = 300;

/** The Tours dropdown: opens on hover, focus or click; `children` are the items of its list. */
export function ToursMenu({ label, children }: { label: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const timer = useRef<number>(undefined);
  /** A press fires focus, then click: opening on both would close it again. */
  const isPressed = useRef(false);
  /** Opened by hover or focus: the next click keeps it open. */
  const isProvisional = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const [isLive, setLive] = useState(false);

  const show = (next: boolean, provisional = false): void => {
    window.clearTimeout(timer.current);
    isProvisional.current = next && provisional;
    setOpen(next);
  };
  useMenuDismissal(details, isOpen, (isEscape) => {
    show(false);
    if (!isEscape || !details.current?.contains(document.activeElement)) return;
    isPressed.current = true;
    details.current.querySelector('summary')?.focus();
    isPressed.current = false;
  });

  useEffect(() => {
    // A menu opened before hydration stays open; the next click keeps one that is open by hover or focus. Escape
    // has closed one that is marked as live (scripts/page.ts).
    const { current: menu } = details;
    isProvisional.current = Boolean(
      menu?.matches(':not([open], [data-live]):is(:hover, :focus-within)'),
    );
    setOpen(Boolean(menu?.open || isProvisional.current));
    setLive(true);
    return () => window.clearTimeout(timer.current);
  }, []);

  const onPointer = (delay: number, next: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => show(next, true), delay);
  };
  const onClick = (event: MouseEvent): void => {
    event.preventDefault();
    isPressed.current = false;
    show(isProvisional.current || !isOpen);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Unlike a click, a key may close what the focus has just opened.
    if (event.key === 'Enter' || event.key === ' ') isProvisional.current = false;
  };
  const onFocus = (): void => {
    if (!isPressed.current && !isOpen) show(true, true);
  };
  const onPointerDown = ({ button }: PointerEvent): void => {
    isPressed.current = button === 0;
  };
  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    isPressed.current = false;
    if (!event.currentTarget.contains(event.relatedTarget)) show(false);
  };

  return (
    <details
      ref={details}
      open={isOpen}
      data-live={isLive || undefined}
      className={styles['dropdown']}
      onPointerEnter={onPointer(OPEN_DELAY_MS, true)}
      onPointerLeave={onPointer(POINTER_GRACE_MS, false)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onBlur={onBlur}
    >
      <summary
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onPointerDown={onPointerDown}
      >
        {label}
      </summary>
      <ul className={styles['panel']}>{children}</ul>
    </details>
  );
}
