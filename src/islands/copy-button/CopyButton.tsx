import { useRef, useState, type ReactNode } from 'react';

type Props = {
  labels: { label: string; copied: string; failed: string };
  /** Visually hidden, after the label. */
  what: string;
  children?: ReactNode;
};

/** A text with a copy button. If copying fails, the text is selected and the status says how to copy it. */
export default function CopyButton({ labels, what, children }: Props) {
  const text = useRef<HTMLDivElement>(null);
  // The count makes screen readers announce a second copy.
  const [status, setStatus] = useState({ count: 0, message: '' });

  const copy = async (): Promise<void> => {
    const announce = (message: string) => setStatus(({ count }) => ({ count: count + 1, message }));
    try {
      await navigator.clipboard.writeText(text.current?.textContent.trim() ?? '');
      announce(labels.copied);
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current);
      announce(labels.failed);
    }
  };

  return (
    <div className="stack gap-2">
      <div ref={text}>{children}</div>
      <p className="cluster no-print">
        <button
          type="button"
          className="button button--plain needs-script"
          data-hold=""
          onClick={copy}
        >
          {labels.label}
          <span className="visually-hidden">{`: ${what}`}</span>
        </button>
        <span className="if-script-fails">{labels.failed}</span>
        <span className="small quiet" role="status">
          {status.message && <span key={status.count}>{status.message}</span>}
        </span>
      </p>
    </div>
  );
}
