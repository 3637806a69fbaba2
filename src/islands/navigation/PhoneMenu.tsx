import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMenuDismissal } from './use-menu-dismissal.ts';
import styles from './Navigation.module.css';

export function PhoneMenu({ label, children }: { label: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(details.current?.open ?? false), []);

  useMenuDismissal(details, isOpen, (isEscape) => {
    const menu = details.current;
    if (!menu) return;
    menu.open = false;
    if (isEscape) menu.querySelector('summary')?.focus();
  });

  return (
    <details
      ref={details}
      className={styles['phone']}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{label}</summary>
      <ul className={styles['sheet']}>{children}</ul>
    </details>
  );
}
