import '../../styles/panels.css';
import { useState } from 'react';
import type { ContactPage } from '../../content/schemas/pages/contact.ts';
import { MAIL_LINK_MAX_LENGTH, mailLink } from '../../domain/forms/mail-link.ts';
import parts from './form.module.css';

type Props = {
  title: string;
  text?: string;
  /** The typed text; may be empty. */
  mailBody: string;
  mail: { address: string; subject: string };
  labels: Pick<ContactPage['form'], 'byMail' | 'byMailCopied' | 'copy'>;
};

/** Reports a failed form, and offers to mail or copy the typed text. */
export function Failure({ title, text, mailBody, mail, labels }: Props) {
  const [copied, setCopied] = useState('');
  const link = mailLink(mail.address, mail.subject, mailBody);
  const isTooLong = link.length > MAIL_LINK_MAX_LENGTH;

  const copy = (): void => {
    const { clipboard } = navigator as { clipboard?: Clipboard };
    // Undefined on plain http.
    const writing = clipboard?.writeText(mailBody) ?? Promise.reject(new Error('no clipboard'));
    writing.then(
      () => setCopied(labels.copy.copied),
      () => setCopied(labels.copy.failed),
    );
  };

  return (
    <div className={`panel stack gap-2 ${parts['banner']}`}>
      <p>
        {/* The only child of its element: translators replace text nodes. */}
        <strong>{title}</strong> <span>{text}</span>
      </p>
      <p>
        <span>{isTooLong ? labels.byMailCopied : labels.byMail}</span>{' '}
        <a href={isTooLong ? mailLink(mail.address, mail.subject) : link}>{mail.address}</a>
      </p>
      {mailBody && (
        <p className="cluster">
          <button type="button" className="button button--plain" onClick={copy}>
            {labels.copy.label}
          </button>
          <span role="status">{copied}</span>
        </p>
      )}
    </div>
  );
}
