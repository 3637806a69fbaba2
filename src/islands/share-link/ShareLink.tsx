import type { MouseEvent } from 'react';
import { isUnmodifiedClick } from '../unmodified-click.ts';

type Props = {
  label: string;
  /** The message. */
  text: string;
  /** The page that the message leads to. */
  url: string;
};

/** Opens the device's share sheet with a text. Without script or a share sheet, it is a link to a text message. */
export default function ShareLink({ label, text, url }: Props) {
  const share = (event: MouseEvent): void => {
    if (!('share' in navigator) || !isUnmodifiedClick(event)) return;
    event.preventDefault();
    // Rejects if the visitor closes the sheet.
    navigator.share({ text, url }).catch(() => undefined);
  };
  return (
    <a
      className="touch-target"
      href={`sms:?&body=${encodeURIComponent(`${text} ${url}`)}`}
      data-hold=""
      onClick={share}
    >
      {label}
    </a>
  );
}
