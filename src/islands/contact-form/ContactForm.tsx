import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { EMAIL_MAX_LENGTH } from '../../domain/forms/email-shape.ts';
import { MAIL_LINK_MAX_LENGTH, mailLink } from '../../domain/forms/mail-link.ts';
import { CONTACT_LIMIT } from '../../domain/forms/rate-limit.ts';
import { SendError } from '../../providers/email/contract.ts';
import { emailJs, type EmailSettings } from '../../providers/email/emailjs.ts';
import { readContact, type Contact, type ContactMessages } from '../../forms/contact.ts';
import { forgetDraft, keepDraft, readDraft, type Draft } from '../../stores/draft.ts';
import { release, runExclusively, tryAcquire } from '../../stores/rate-limit.ts';
import { dismissToast, showToast } from '../../stores/toasts.ts';
import { Checkbox, Honeypot, TextArea, TextField } from '../form-parts/Field.tsx';
import parts from '../form-parts/form.module.css';
import { useDraft } from '../form-parts/use-draft.ts';
import { useForm } from '../form-parts/use-form.ts';
import { explainFailure } from './failure.ts';
import styles from './ContactForm.module.css';
import { useGuests } from './use-guests.ts';

type Titled = { title: string; text: string };
export type ContactLabels = {
  nameLabel: string;
  emailLabel: string;
  messageLabel: string;
  messages: ContactMessages;
  optional: string;
  /** The first sentence of a message about a private tour, with `{guests}` in it. */
  privateTour: string;
  consent: string;
  /** Beside the consent: what becomes of what is sent. */
  privacy: { label: string; href: string };
  submit: string;
  sending: string;
  sendAgain: string;
  done: Titled;
  sent: Titled;
  failed: Titled;
  /** The service did not answer in time: the message may have arrived. */
  unanswered: Titled;
  tooFast: Titled;
  byMail: string;
  /** Instead of `byMail` for a message too long for a mail link. */
  byMailCopied: string;
  mailSubject: string;
};
type Props = { id: string; labels: ContactLabels; mail: string; service: EmailSettings };

type Failure = Titled & {
  mail: { text: string; href: string };
  /** The same message may have arrived: to send it again is the visitor's own decision. */
  mayRepeat: boolean;
};

/** How long the confirmation is shown before a fresh form. */
const DONE_MS = 3_000;

/** Names the message limit in storage and, among the site's tabs, the lock of the one that sends. */
const LIMIT_KEY = 'contact-sent';

/** More than anyone writes by hand, and far less than the mail service takes. */
const MAX_LENGTH = { name: 100, message: 10_000 };

const isSame = (draft: Draft, contact: Contact): boolean =>
  Object.entries(contact).every(([name, value]) => (draft[name] ?? '') === value);

/**
 * The contact form. Its server HTML posts to the mail service by itself; this script checks, sends
 * and answers on the page instead.
 */
export default function ContactForm({ id, labels, mail, service }: Props) {
  const email = emailJs(service);
  const { form, errors, check, clearEdited } = useForm((data) =>
    readContact(data, labels.messages),
  );
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle');
  const [failure, setFailure] = useState<Failure>();
  const done = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // State comes a moment after a second click; this does not.
  const isSending = useRef(false);
  const toast = useRef(0);
  // The message that the service has not answered for; kept over a reload in the middle of sending.
  const unanswered = `${id}-unanswered`;

  useDraft(id, form);
  useGuests(form, labels.privateTour);

  const announce = (tone: 'good' | 'bad', outcome: Titled): void => {
    // The outcome of the attempt before no longer holds.
    dismissToast(toast.current);
    toast.current = showToast({ tone, ...outcome });
  };
  const fail = (problem: Titled, contact: Contact, mayRepeat = false): void => {
    announce('bad', problem);
    const link = mailLink(mail, labels.mailSubject, contact.message);
    const isTooLong = link.length > MAIL_LINK_MAX_LENGTH;
    setFailure({
      ...problem,
      mail: {
        text: isTooLong ? labels.byMailCopied : labels.byMail,
        href: isTooLong ? mailLink(mail, labels.mailSubject) : link,
      },
      mayRepeat,
    });
    setState('idle');
  };

  const send = async (contact: Contact): Promise<void> => {
    const now = Date.now();
    if (!tryAcquire(LIMIT_KEY, CONTACT_LIMIT, now)) return fail(labels.tooFast, contact);
    setFailure(undefined);
    keepDraft(unanswered, contact);
    try {
      await email.send(contact);
      forgetDraft(unanswered);
      announce('good', labels.sent);
      // A fresh form; what was kept for a reload goes with it (see `useDraft`).
      form.current?.reset();
      setState('done');
    } catch (reason) {
      console.error(explainFailure(reason));
      if (reason instanceof SendError && reason.mayHaveArrived) {
        return fail(labels.unanswered, contact, true);
      }
      forgetDraft(unanswered);
      release(LIMIT_KEY, now);
      fail(labels.failed, contact);
    }
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const isBot = new FormData(event.currentTarget).get('website');
    if (isBot || isSending.current) return;
    const contact = check();
    if (!contact) return;
    if (isSame(readDraft(unanswered), contact) && !failure?.mayRepeat) {
      return fail(labels.unanswered, contact, true);
    }

    isSending.current = true;
    setState('sending');
    const isRun = await runExclusively(LIMIT_KEY, () => send(contact));
    isSending.current = false;
    if (!isRun) fail(labels.tooFast, contact);
  };

  useEffect(() => {
    if (state !== 'done') return;
    const panel = done.current;
    panel?.focus({ preventScroll: true });
    panel?.scrollIntoView({ block: 'nearest' });
    const timer = window.setTimeout(() => {
      // A visitor who has moved on to something else in the meantime is left there.
      const hadFocus = panel?.contains(document.activeElement);
      // At once: a form that is not shown yet takes no focus.
      flushSync(() => setState('idle'));
      if (hadFocus) button.current?.focus({ preventScroll: true });
    }, DONE_MS);
    return () => window.clearTimeout(timer);
  }, [state]);

  const isBusy = state === 'sending';
  const label = failure?.mayRepeat ? labels.sendAgain : labels.submit;
  return (
    <div className={styles['place']} data-state={state}>
      {/* React owns no value here: what was typed before it came, it leaves alone. */}
      <form
        ref={form}
        id={id}
        className={parts['form']}
        action={email.form.action}
        method="post"
        encType="multipart/form-data"
        aria-labelledby={`${id}-title`}
        onSubmit={onSubmit}
        onInput={clearEdited}
      >
        {/* Not `disabled` while it is sent, which would throw a keyboard's focus off the page. */}
        <fieldset
          className={parts['fields']}
          aria-disabled={isBusy || undefined}
          onClickCapture={(event) => isBusy && event.preventDefault()}
        >
          <TextField
            name="name"
            label={labels.nameLabel}
            error={errors['name']}
            autoComplete="name"
            maxLength={MAX_LENGTH.name}
            readOnly={isBusy}
          />
          <TextField
            name="email"
            label={labels.emailLabel}
            error={errors['email']}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={EMAIL_MAX_LENGTH}
            readOnly={isBusy}
          />
          <TextArea
            name="message"
            label={labels.messageLabel}
            optional={labels.optional}
            rows={6}
            maxLength={MAX_LENGTH.message}
            readOnly={isBusy}
          />
          <Checkbox name="consent" label={labels.consent} error={errors['consent']}>
            <a href={labels.privacy.href}>{labels.privacy.label}</a>
          </Checkbox>
          <Honeypot name="website" />
        </fieldset>
        {failure && (
          <div className={parts['banner']}>
            <p>
              <strong>{failure.title}</strong> {failure.text}
            </p>
            <p>
              {failure.mail.text} <a href={failure.mail.href}>{mail}</a>
            </p>
          </div>
        )}
        <p className="actions">
          <button ref={button} className="button" type="submit" aria-disabled={isBusy} data-hold="">
            {isBusy ? labels.sending : label}
          </button>
        </p>
      </form>
      {state === 'done' && (
        <div ref={done} className={styles['done']} tabIndex={-1}>
          <h3>{labels.done.title}</h3>
          <p>{labels.done.text}</p>
        </div>
      )}
    </div>
  );
}
