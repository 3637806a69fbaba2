import { useState } from 'react';
import { MAIL_LINK_MAX_LENGTH, mailLink } from '../../domain/forms/mail-link.ts';
import parts from './form.module.css';

export type FailureLabels = {
  /** Before the address: a mail link that holds what was written. */
  byMail: string;
  /** Instead of it where that is too long for a mail link. */
  byMailCopied: string;
  copy: { label: string; copied: string; failed: string };
};

type Props = {
  title: string;
  text?: string;
  /** What the visitor wrote, as a mail would carry it; nothing where there is nothing to carry. */
  words: string;
  mail: { address: string; subject: string };
  labels: FailureLabels;
};

/** What became of a form that was not sent, and the way that does not need it: by mail, or copied. */
export function Failure({ title, text, words, mail, labels }: Props) {
  const [copied, setCopied] = useState('');
  const link = mailLink(mail.address, mail.subject, words);
  const isTooLong = link.length > MAIL_LINK_MAX_LENGTH;

  const copy = (): void => {
    const { clipboard } = navigator as { clipboard?: Clipboard };
    // There is no clipboard on plain http.
    const isWritten = clipboard?.writeText(words) ?? Promise.reject(new Error('no clipboard'));
    isWritten.then(
      () => setCopied(labels.copy.copied),
      () => setCopied(labels.copy.failed),
    );
  };

  return (
    <div className={parts['banner']}>
      <p>
        <strong>{title}</strong> <span>{text}</span>
      </p>
      <p>
        <span>{isTooLong ? labels.byMailCopied : labels.byMail}</span>{' '}
        <a href={isTooLong ? mailLink(mail.address, mail.subject) : link}>{mail.address}</a>
      </p>
      {words && (
        <p className={parts['copy']}>
          <button type="button" className="label" onClick={copy}>
            {labels.copy.label}
          </button>
          <span role="status">{copied}</span>
        </p>
      )}
    </div>
  );
}
