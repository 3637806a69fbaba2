import { useState } from 'react';

type Props = {
  label: string;
  /** Shown if the script fails or the browser can't print, as in some apps. */
  unavailable: string;
  /** Without a frame, to look like a link. */
  isQuiet?: boolean;
};

export default function PrintButton({ label, unavailable, isQuiet = false }: Props) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${isQuiet ? 'touch-target' : 'button'} needs-script`}
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
