import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { mailLink } from '../../domain/mail-link.ts';
import { CONTACT_LIMIT } from '../../domain/rate-limit.ts';
import { email } from '../../providers/email/config.ts';
import { readContact, type Contact } from '../../schemas/forms/contact.ts';
import { takeTurn } from '../../stores/attempts.ts';
import { announce, dismiss } from '../../stores/notices.ts';
import { Honeypot, TextArea, TextField, Checkbox } from '../form-parts/Field.tsx';
import parts from '../form-parts/form.module.css';
import { useForm } from '../form-parts/use-form.ts';
import { explainFailure } from './failure.ts';
import styles from './ContactForm.module.css';

type Words = { title: string; text: string };
export type ContactWords = {
  nameLabel: string;
  emailLabel: string;
  messageLabel: string;
  optional: string;
  consent: string;
  submit: string;
  sending: string;
  done: Words;
  sent: Words;
  failed: Words;
  tooFast: Words;
  byMail: string;
  mailSubject: string;
};
type Props = { id: string; words: ContactWords; mail: string };

/** How long the confirmation stands before a fresh form (specification, section 4). */
const DONE_MS = 3_000;

/**
 * The contact form. Its server HTML posts to the mail service by itself; this script checks, sends
 * and answers on the page instead.
 */
export default function ContactForm({ id, words, mail }: Props) {
  const { form, errors, check, clearEdited } = useForm(readContact);
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle');
  const [trouble, setTrouble] = useState<Words & { mailTo: string }>();
  const done = useRef<HTMLDivElement>(null);
  // State comes a moment after a second click; this does not.
  const isSending = useRef(false);

  const told = useRef(0);

  const tell = (tone: 'good' | 'bad', news: Words): void => {
    // What was said of the attempt before is no longer so.
    dismiss(told.current);
    told.current = announce({ tone, ...news });
  };
  const fail = (problem: Words, contact: Contact): void => {
    tell('bad', problem);
    setTrouble({ ...problem, mailTo: mailLink(mail, words.mailSubject, contact.message) });
  };

  const send = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const isBot = new FormData(event.currentTarget).get('website');
    if (isBot || isSending.current) return;
    const contact = check();
    if (!contact) return;
    if (!takeTurn('contact-sent', CONTACT_LIMIT, Date.now())) return fail(words.tooFast, contact);

    isSending.current = true;
    setTrouble(undefined);
    setState('sending');
    try {
      await email.send(contact);
      tell('good', words.sent);
      // A fresh form; what was kept for a reload goes with it (see `KeptForm`).
      form.current?.reset();
      setState('done');
    } catch (reason) {
      console.error(explainFailure(reason));
      fail(words.failed, contact);
      setState('idle');
    } finally {
      isSending.current = false;
    }
  };

  useEffect(() => {
    if (state !== 'done') return;
    const panel = done.current;
    panel?.focus({ preventScroll: true });
    // In the middle of the window: at its top stands the notice that says the same.
    panel?.scrollIntoView({ block: 'center' });
    const timer = window.setTimeout(() => {
      // Who has gone on to something else in the meantime is left there.
      const hadFocus = panel?.contains(document.activeElement);
      // At once: a form that is not shown yet takes no focus.
      flushSync(() => setState('idle'));
      if (hadFocus) form.current?.focus({ preventScroll: true });
    }, DONE_MS);
    return () => window.clearTimeout(timer);
  }, [state, form]);

  const isBusy = state === 'sending';
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
        tabIndex={-1}
        aria-labelledby={`${id}-title`}
        onSubmit={send}
        onInput={clearEdited}
      >
        <fieldset className={parts['fields']} disabled={isBusy}>
          <TextField
            name="name"
            label={words.nameLabel}
            error={errors['name']}
            autoComplete="name"
          />
          <TextField
            name="email"
            label={words.emailLabel}
            error={errors['email']}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <TextArea name="message" label={words.messageLabel} optional={words.optional} rows={6} />
          <Checkbox name="consent" label={words.consent} error={errors['consent']} />
          <Honeypot name="website" />
        </fieldset>
        {trouble && (
          <div className={parts['banner']}>
            <p>
              <strong>{trouble.title}</strong> {trouble.text}
            </p>
            <p>
              {words.byMail} <a href={trouble.mailTo}>{mail}</a>
            </p>
          </div>
        )}
        <p className="actions">
          {/* Not `disabled`, which would throw a keyboard's focus to the top of the page. */}
          <button className="button" type="submit" aria-disabled={isBusy} data-hold="">
            {isBusy ? words.sending : words.submit}
          </button>
        </p>
      </form>
      {state === 'done' && (
        <div ref={done} className={styles['done']} tabIndex={-1}>
          <h3>{words.done.title}</h3>
          <p>{words.done.text}</p>
        </div>
      )}
    </div>
  );
}
