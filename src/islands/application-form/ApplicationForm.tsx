import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { APPLICATION_LIMIT } from '../../domain/rate-limit.ts';
import { analytics } from '../../providers/analytics/page-analytics.ts';
import { readApplication } from '../../schemas/forms/application.ts';
import { tryAcquire } from '../../stores/rate-limit.ts';
import { Honeypot, TextArea, TextField, Checkbox } from '../form-parts/Field.tsx';
import parts from '../form-parts/form.module.css';
import { useForm } from '../form-parts/use-form.ts';
import styles from './ApplicationForm.module.css';

export type ApplicationWords = {
  legends: { person: string; cat: string; promises: string };
  firstNameLabel: string;
  lastNameLabel: string;
  emailLabel: string;
  mobileLabel: string;
  mobileHint: string;
  instagramLabel: string;
  catNameLabel: string;
  notesLabel: string;
  notesHint: string;
  optional: string;
  rules: string;
  waiver: string;
  waiverLink: string;
  submit: string;
  sending: string;
  summary: string;
};
type Props = { id: string; words: ApplicationWords; action: string };

/** Word for word from the specification, section 5. */
const TOO_MANY = 'Too many attempts. Please wait a minute and try again.';

/** How long a post may be under way before the visitor is told that it does not arrive. */
const PATIENCE_MS = 20_000;

/**
 * The Adventure Cats application. A native multipart post with or without this script, which checks
 * it first and rewrites the mobile number as the specification wants it.
 */
export default function ApplicationForm({ id, words, action }: Props) {
  const { form, errors, check, clearEdited } = useForm(readApplication);
  const [isSending, setSending] = useState(false);
  const [isTooMany, setTooMany] = useState(false);
  const banner = useRef<HTMLDivElement>(null);
  // State comes a moment after a second click; this does not.
  const sent = useRef(false);

  /** Says whether the browser may post the form now, and shows why not. */
  const mayLeave = (form: HTMLFormElement): boolean => {
    const data = new FormData(form);
    if (data.get('_website') || sent.current) return false;
    setTooMany(false);
    const application = check();
    if (!application) return false;
    if (!tryAcquire('applications-sent', APPLICATION_LIMIT, Date.now())) {
      setTooMany(true);
      return false;
    }
    sent.current = true;
    setSending(true);
    (form.elements.namedItem('mobile') as HTMLInputElement).value = application.mobile;
    analytics.track('adventure_apply_submit', {
      utm_source: String(data.get('utm_source') ?? ''),
    });
    return true;
  };

  // A post that stays under way does not arrive; what stands around the form says so (`KeptForm`).
  useEffect(() => {
    if (!isSending) return;
    const giveBack = (): void => {
      sent.current = false;
      setSending(false);
    };
    const timer = window.setTimeout(() => {
      giveBack();
      form.current?.dispatchEvent(new Event('form:stuck', { bubbles: true }));
    }, PATIENCE_MS);
    // Back from another page, the browser shows this one as it was left.
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) giveBack();
    };
    window.addEventListener('pageshow', onShow);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pageshow', onShow);
    };
  }, [isSending, form]);

  // The button is at the foot of a long form, the banner above it.
  useEffect(() => {
    if (isTooMany) banner.current?.scrollIntoView({ block: 'center' });
  }, [isTooMany]);

  const goTo = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    (form.current!.elements.namedItem(name) as HTMLElement).focus();
  };
  const wrong = Object.entries(errors).filter(([, message]) => message);
  const text = (name: string, label: string) => ({ name, label, error: errors[name] });

  return (
    <form
      ref={form}
      id={id}
      className={parts['form']}
      action={action}
      method="post"
      encType="multipart/form-data"
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => mayLeave(event.currentTarget) || event.preventDefault()}
      onInput={clearEdited}
    >
      <div ref={banner} className={styles['place']} role="alert">
        {isTooMany && <p className={parts['banner']}>{TOO_MANY}</p>}
      </div>
      {wrong.length > 0 && (
        <div className={parts['banner']}>
          <p>{words.summary}</p>
          <ul>
            {wrong.map(([name, message]) => (
              <li key={name}>
                <a href={`#${name}`} onClick={goTo(name)}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <fieldset className={styles['group']}>
        <legend>{words.legends.person}</legend>
        <TextField {...text('first_name', words.firstNameLabel)} autoComplete="given-name" />
        <TextField {...text('last_name', words.lastNameLabel)} autoComplete="family-name" />
        <TextField
          {...text('email', words.emailLabel)}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextField
          {...text('instagram', words.instagramLabel)}
          optional={words.optional}
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...text('mobile', words.mobileLabel)}
          hint={words.mobileHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </fieldset>
      <fieldset className={styles['group']}>
        <legend>{words.legends.cat}</legend>
        <TextField {...text('cat_name', words.catNameLabel)} autoComplete="off" />
        <TextArea
          {...text('notes', words.notesLabel)}
          optional={words.optional}
          hint={words.notesHint}
        />
      </fieldset>
      <fieldset className={styles['group']}>
        <legend>{words.legends.promises}</legend>
        <Checkbox {...text('rules_accept', words.rules)} anew />
        <Checkbox {...text('waiver_accept', words.waiver)} anew>
          <a href="#waiver">{words.waiverLink}</a>
        </Checkbox>
      </fieldset>
      <Honeypot name="_website" />
      <p className="actions">
        <button className="button" type="submit" aria-disabled={isSending} data-hold="">
          {isSending ? words.sending : words.submit}
        </button>
      </p>
    </form>
  );
}
