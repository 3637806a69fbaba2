import { useRef, useState, type ReactNode } from 'react';
import styles from './CopyButton.module.css';

type Props = {
  labels: { label: string; copied: string; failed: string };
  /** What is copied, for those who hear the button without its surroundings. */
  what: string;
  /** The words to copy. */
  children?: ReactNode;
};

/**
 * Words to take away, with a button that puts them on the clipboard and says so. Where the browser will
 * not, they are selected and the visitor is told which keys copy them.
 */
export default function CopyButton({ labels, what, children }: Props) {
  const text = useRef<HTMLDivElement>(null);
  // Counted, so that a second copy is announced like the first.
  const [said, setSaid] = useState({ count: 0, message: '' });

  const copy = async (): Promise<void> => {
    const say = (message: string) => setSaid(({ count }) => ({ count: count + 1, message }));
    try {
      await navigator.clipboard.writeText(text.current?.textContent.trim() ?? '');
      say(labels.copied);
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current);
      say(labels.failed);
    }
  };

  return (
    <div className={styles['copy']}>
      <div ref={text}>{children}</div>
      <p className={styles['line']}>
        <button type="button" className="label" data-hold="" onClick={copy}>
          {labels.label}
          <span className="visually-hidden">: {what}</span>
        </button>
        <span className={styles['unavailable']}>{labels.failed}</span>
        <span className="small quiet" role="status">
          {said.message && <span key={said.count}>{said.message}</span>}
        </span>
      </p>
    </div>
  );
}
