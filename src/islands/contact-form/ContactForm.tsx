import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { EMAIL_MAX_LENGTH } from '../../domain/forms/email-shape.ts';
import { CONTACT_LIMIT } from '../../domain/forms/rate-limit.ts';
import { emailService, type EmailSettings } from '../../providers/email/service.ts';
import type { ContactPage } from '../../content/schemas/pages/contact.ts';
import { readContact, type Contact } from '../../forms/contact.ts';
import { submitOnce, type Outcome } from '../../stores/submission.ts';
import { showToast } from '../../stores/toast.ts';
import { Failure } from '../form-parts/Failure.tsx';
import { Checkbox, hasBeenUsed, Honeypot, TextArea, TextField } from '../form-parts/Field.tsx';
import parts from '../form-parts/form.module.css';
import { useDraft } from '../form-parts/use-draft.ts';
import { useForm } from '../form-parts/use-form.ts';
import { useGuests } from './use-guests.ts';

type ContactLabels = Omit<ContactPage['form'], 'title' | 'lead' | 'next' | 'noScript'>;
type Props = { id: string; labels: ContactLabels; mail: string; service: EmailSettings };

/** The last failed attempt. */
type Failed = { outcome: Exclude<Outcome, 'sent'>; message: string };

/** How long the confirmation replaces the form. */
const DONE_MS = 3_000;

/** Far below the mail service's limit. */
const MAX_LENGTH = { name: 100, message: 10_000 };

/** The contact form. The server HTML posts to the mail service; this island validates, sends and answers on the page. */
export default function ContactForm({ id, labels, mail, service }: Props) {
  const email = emailService(service);
  const { form, errors, check, clearEdited } = useForm((data) =>
    readContact(data, labels.messages),
  );
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle');
  const [failure, setFailure] = useState<Failed>();
  const done = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // A ref, because state may update after a second click.
  const isSending = useRef(false);

  const failureTexts = {
    failed: labels.failed,
    unanswered: labels.unanswered,
    'too-fast': labels.tooFast,
  } satisfies Record<Failed['outcome'], ContactLabels['sent']>;

  useDraft(id, form);
  useGuests(form, labels.privateTour);

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
      showToast({ tone: 'good', ...labels.sent });
      // This also removes the draft (see `useDraft`).
      form.current?.reset();
      setState('done');
      return;
    }
    showToast({ tone: 'bad', ...failureTexts[outcome] });
    setFailure({ outcome, message: contact.message });
    setState('idle');
  };

  useEffect(() => {
    if (state !== 'done') return;
    const panel = done.current;
    panel?.focus({ preventScroll: true });
    // The letter shrinks, so its head may be above the view.
    panel?.closest('section')?.scrollIntoView({ block: 'start' });
    const timer = window.setTimeout(() => {
      const hadFocus = panel?.contains(document.activeElement);
      // A form that is not shown can't be focused.
      flushSync(() => setState('idle'));
      if (hadFocus) button.current?.focus({ preventScroll: true });
    }, DONE_MS);
    return () => window.clearTimeout(timer);
  }, [state]);

  const isBusy = state === 'sending';
  const label = failure?.outcome === 'unanswered' ? labels.sendAgain : labels.submit;
  return (
    <div data-state={state}>
      {/* Uncontrolled, so that text typed before hydration stays. */}
      <form
        ref={form}
        id={id}
        className={`stack gap-5 ${parts['form']}`}
        action={email.form.action}
        method="post"
        encType="multipart/form-data"
        aria-labelledby={`${id}-title`}
        onSubmit={onSubmit}
        onInput={clearEdited}
        hidden={state === 'done'}
      >
        {/* Not `disabled` while sending, which would lose the keyboard focus. */}
        <fieldset
          className="stack gap-5"
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
          {/* The mail's template needs a phone number, which the form doesn't ask for. */}
          <input type="hidden" name="phone" value="Not provided" />
        </fieldset>
        {failure && (
          <Failure
            {...failureTexts[failure.outcome]}
            mailBody={failure.message}
            mail={{ address: mail, subject: labels.mailSubject }}
            labels={labels}
          />
        )}
        <p className="cluster">
          <button ref={button} className="button" type="submit" aria-disabled={isBusy} data-hold="">
            {isBusy ? labels.sending : label}
          </button>
        </p>
      </form>
      {state === 'done' && (
        <div ref={done} className="stack gap-2" tabIndex={-1}>
          <h3>{labels.done.title}</h3>
          <p>{labels.done.text}</p>
        </div>
      )}
    </div>
  );
}
