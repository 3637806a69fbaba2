import { useState } from 'react';

type Props = {
  label: string;
  /** Shown if the script fails or the browser can't print, as in some apps. */
  unavailable: string;
  isPlain?: boolean;
};

export default function PrintButton({ label, unavailable, isPlain = false }: Props) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`button ${isPlain ? 'button--plain' : ''} needs-script`}
        data-hold=""
        onClick={() => ('print' in window ? window.print() : setFailed(true))}
      >
        {label}
      </button>
      <span className={hasFailed ? undefined : 'if-script-fails'} role="alert">
        {unavailable}
      </span>
    </>
  );
}
