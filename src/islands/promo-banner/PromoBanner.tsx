import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $isPromoDismissed, dismissPromo } from '../../stores/promo.ts';
import styles from './PromoBanner.module.css';

type Props = {
  /** The key under which a dismissal is stored; a new promotion gets a new key. */
  storageKey: `promo-${string}`;
  text: string;
  linkLabel: string;
  href: string;
  /** Read after the link. */
  newTab: string;
  dismissLabel: string;
};

export default function PromoBanner(props: Props) {
  const { storageKey, text, linkLabel, href, newTab, dismissLabel } = props;
  const isOutside = href.startsWith('https:');
  const isDismissed = useStore($isPromoDismissed, { ssr: 'initial' });

  useEffect(() => {
    if (!isDismissed) return;
    // Or the focus would be lost.
    document.querySelector<HTMLElement>('.site-header a')?.focus();
  }, [isDismissed]);

  if (isDismissed) return null;
  return (
    <aside className={`black small no-print ${styles['promo']}`} aria-label={text}>
      <div className={`wrap ${styles['row']}`}>
        <p>
          {text}{' '}
          <a href={href} {...(isOutside && { target: '_blank', rel: 'noopener' })}>
            {linkLabel}
            {isOutside && <span className="visually-hidden">{` (${newTab})`}</span>}
          </a>
        </p>
        <button
          type="button"
          aria-label={dismissLabel}
          data-hold=""
          onClick={() => dismissPromo(storageKey)}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M2 2l12 12M14 2 2 14" stroke="currentColor" strokeWidth="2.5" />
          </svg>
        </button>
      </div>
    </aside>
  );
}
