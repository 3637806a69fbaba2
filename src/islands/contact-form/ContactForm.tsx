import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { EMAIL_MAX_LENGTH } from '../../domain/forms/email-shape.ts';
import { CONTACT_LIMIT } from '../../domain/forms/rate-limit.ts';
import { emailJs, type EmailSettings } from '../../providers/email/emailjs.ts';
import { readContact, type Contact, type ContactMessages } from '../../forms/contact.ts';
import { submitOnce, type Outcome } from '../../stores/submission.ts';
import { dismissToast, showToast } from '../../stores/toasts.ts';
import { explainFailure } from '../form-parts/explain-failure.ts';
import { Failure, type FailureLabels } from '../form-parts/Failure.tsx';
import { Checkbox, hasBeenUsed, Honeypot, TextArea, TextField } from '../form-parts/Field.tsx';
import parts from '../form-parts/form.module.css';
import { useDraft } from '../form-parts/use-draft.ts';
import { useForm } from '../form-parts/use-form.ts';
import styles from './ContactForm.module.css';
import { useGuests } from './use-guests.ts';

type Titled = { title: string; text: string };
export type ContactLabels = FailureLabels & {
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
  mailSubject: string;
};
type Props = { id: string; labels: ContactLabels; mail: string; service: EmailSettings };

/** The last attempt, where it came to nothing. */
type Failed = { outcome: Exclude<Outcome, 'sent'>; message: string };

/** How long the confirmation is shown before a fresh form. */
const DONE_MS = 3_000;

/** What the mail service's own statuses mean, for the console. */
const CAUSES = {
  400: 'One of the three PUBLIC_EMAILJS_* ids is wrong.',
  451: 'The service’s client is set to turn automated browsers away.',
};

/** More than anyone writes by hand, and far less than the mail service takes. */
const MAX_LENGTH = { name: 100, message: 10_000 };

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
  const [failure, setFailure] = useState<Failed>();
  const done = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // State comes a moment after a second click; this does not.
  const isSending = useRef(false);
  const toast = useRef(0);

  const troubles = {
    failed: labels.failed,
    unanswered: labels.unanswered,
    'too-fast': labels.tooFast,
  } satisfies Record<Failed['outcome'], Titled>;

  useDraft(id, form);
  useGuests(form, labels.privateTour);

  const announce = (tone: 'good' | 'bad', outcome: Titled): void => {
    // The outcome of the attempt before no longer holds.
    dismissToast(toast.current);
    toast.current = showToast({ tone, ...outcome });
  };

  const send = (contact: Contact): Promise<Outcome> =>
    submitOnce({
      form: id,
      limitKey: 'contact-sent',
      limit: CONTACT_LIMIT,
      values: contact,
      isRepeat: failure?.outcome === 'unanswered',
      send: () => {
        setFailure(undefined);
        return email.send(contact);
      },
      onError: (reason) => console.error(explainFailure('The contact message', reason, CAUSES)),
    });

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const isTrapped = Boolean(new FormData(event.currentTarget).get('website'));
    if (isSending.current || (isTrapped && !hasBeenUsed())) return;
    const contact = check();
    if (!contact) return;

    isSending.current = true;
    setState('sending');
    const outcome = isTrapped ? 'failed' : await send(contact);
    isSending.current = false;
    if (outcome === 'sent') {
      announce('good', labels.sent);
      // A fresh form; what was kept for a reload goes with it (see `useDraft`).
      form.current?.reset();
      setState('done');
      return;
    }
    announce('bad', troubles[outcome]);
    setFailure({ outcome, message: contact.message });
    setState('idle');
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
  const label = failure?.outcome === 'unanswered' ? labels.sendAgain : labels.submit;
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
          <Failure
            {...troubles[failure.outcome]}
            words={failure.message}
            mail={{ address: mail, subject: labels.mailSubject }}
            labels={labels}
          />
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
