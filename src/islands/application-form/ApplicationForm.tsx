import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { formatPhone } from '../../domain/forms/phone.ts';
import { APPLICATION_LIMIT } from '../../domain/forms/rate-limit.ts';
import { analytics } from '../../providers/analytics/page-analytics.ts';
import { type ApplicationMessages, readApplication, readMobile } from '../../forms/application.ts';
import { tryAcquire } from '../../stores/rate-limit.ts';
import { Checkbox, Honeypot, TextArea, TextField } from '../form-parts/Field.tsx';
import parts from '../form-parts/form.module.css';
import { useDraft } from '../form-parts/use-draft.ts';
import { useForm } from '../form-parts/use-form.ts';
import { interpolate } from '../interpolate.ts';
import { isUnmodifiedClick } from '../unmodified-click.ts';
import styles from './ApplicationForm.module.css';
import { ErrorSummary } from './ErrorSummary.tsx';
import { NO_FACTS, readPageFacts } from './page-facts.ts';
import { CONSENTS, useConsents } from './use-consents.ts';
import { usePosting } from './use-posting.ts';
import WaiverDialog, { openWaiver } from './WaiverDialog.tsx';

export type ApplicationLabels = {
  legends: { person: string; cat: string; promises: string };
  firstNameLabel: string;
  lastNameLabel: string;
  emailLabel: string;
  mobileLabel: string;
  mobileHint: string;
  /** Before the mobile number as it was understood. */
  mobileNote: string;
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
  /** Of a field that has to be looked at again; `required` holds the field's own `{label}`. */
  messages: Omit<ApplicationMessages, 'missing'> & { required: string };
  summary: string;
  tooMany: string;
  failed: string;
  byMail: string;
};
type Props = {
  id: string;
  labels: ApplicationLabels;
  /** The application by mail, for a visitor whose post failed. */
  mail: { address: string; link: string };
  /** Where the form posts to. */
  action: string;
  /** The hidden fields that are known when the page is built. `_next` is an absolute address. */
  hidden: Readonly<Record<string, string>> & { _next: string };
  waiver: { title: string; close: string };
  /** The waiver's text. */
  children?: ReactNode;
};

function messagesOf({ messages, ...labels }: ApplicationLabels): ApplicationMessages {
  const required = (label: string) => interpolate(messages.required, { label });
  return {
    ...messages,
    missing: {
      first_name: required(labels.firstNameLabel),
      last_name: required(labels.lastNameLabel),
      email: required(labels.emailLabel),
      mobile: required(labels.mobileLabel),
      cat_name: required(labels.catNameLabel),
    },
  };
}

/** Part of the waiver's address, `/adventure-cats#waiver`; the content check reads the id below. */
const WAIVER = 'waiver';

/**
 * The Adventure Cats application: the form, its waiver and its draft. A native multipart post with or
 * without this script, which checks it first and rewrites the mobile number as the
 * rule wants it.
 */
export default function ApplicationForm(props: Props) {
  const { id, labels, mail, action, hidden, waiver, children } = props;
  const { form, errors, check, clearEdited } = useForm((data) =>
    readApplication(data, messagesOf(labels)),
  );
  const keepDraft = useDraft(id, form, CONSENTS);
  const [facts, setFacts] = useState<Record<string, string>>(NO_FACTS);
  const [mobileNote, setMobileNote] = useState('');
  const [isTooMany, setTooMany] = useState(false);
  const banner = useRef<HTMLDivElement>(null);
  const mobile = useRef<HTMLInputElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const waiverLink = useRef<HTMLAnchorElement>(null);

  const posting = usePosting(id, form, useConsents(form));

  // Before a held submit is given again (see `useForm`).
  useLayoutEffect(() => setFacts(readPageFacts(hidden._next)), [hidden._next]);

  const noteMobile = (): void => {
    const number = readMobile(mobile.current?.value ?? '');
    setMobileNote(number ? `${labels.mobileNote} ${formatPhone(number)}` : '');
  };

  /** Says whether the browser may post the form now, and shows why not. */
  const mayPost = (): boolean => {
    if (!form.current || posting.isUnderWay.current) return false;
    const data = new FormData(form.current);
    if (data.get('_website')) return false;
    setTooMany(false);
    const application = check();
    noteMobile();
    if (!application) return false;
    if (!tryAcquire('applications-sent', APPLICATION_LIMIT, Date.now())) {
      setTooMany(true);
      return false;
    }
    if (mobile.current) mobile.current.value = application.mobile;
    // As it is sent: what the visitor finds again after a failure.
    keepDraft();
    posting.start();
    analytics.track('adventure_apply_submit', {
      utm_source: String(data.get('utm_source') ?? ''),
    });
    return true;
  };

  // The button is at the foot of a long form, the banner above it.
  useEffect(() => {
    if (isTooMany) banner.current?.scrollIntoView({ block: 'center' });
  }, [isTooMany]);

  const showWaiver = (event: MouseEvent): void => {
    // A new tab or window shows the page's own text.
    if (!dialog.current || !isUnmodifiedClick(event)) return;
    event.preventDefault();
    openWaiver(dialog.current);
  };

  const isSending = posting.state === 'sending';
  const text = (name: string, label: string) => ({ name, label, error: errors[name] });

  return (
    <>
      <form
        ref={form}
        id={id}
        className={parts['form']}
        action={action}
        method="post"
        encType="multipart/form-data"
        aria-labelledby={`${id}-title`}
        onSubmit={(event) => mayPost() || event.preventDefault()}
        onInput={clearEdited}
      >
        {Object.entries({ ...hidden, ...facts }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div ref={banner} className={styles['place']} role="alert">
          {isTooMany && <p className={parts['banner']}>{labels.tooMany}</p>}
        </div>
        <ErrorSummary form={form} title={labels.summary} errors={errors} />
        <fieldset className={styles['group']}>
          <legend>{labels.legends.person}</legend>
          <TextField {...text('first_name', labels.firstNameLabel)} autoComplete="given-name" />
          <TextField {...text('last_name', labels.lastNameLabel)} autoComplete="family-name" />
          <TextField
            {...text('email', labels.emailLabel)}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <TextField
            {...text('instagram', labels.instagramLabel)}
            optional={labels.optional}
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            {...text('mobile', labels.mobileLabel)}
            ref={mobile}
            hint={labels.mobileHint}
            note={mobileNote}
            onBlur={noteMobile}
            onInput={() => setMobileNote('')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
        </fieldset>
        <fieldset className={styles['group']}>
          <legend>{labels.legends.cat}</legend>
          <TextField {...text('cat_name', labels.catNameLabel)} autoComplete="off" />
          <TextArea
            {...text('notes', labels.notesLabel)}
            optional={labels.optional}
            hint={labels.notesHint}
          />
        </fieldset>
        <fieldset className={styles['group']}>
          <legend>{labels.legends.promises}</legend>
          <Checkbox {...text('rules_accept', labels.rules)} />
          <Checkbox {...text('waiver_accept', labels.waiver)}>
            <a ref={waiverLink} href={`#${WAIVER}`} data-hold={WAIVER} onClick={showWaiver}>
              {labels.waiverLink}
            </a>
          </Checkbox>
        </fieldset>
        <Honeypot name="_website" />
        <p className="actions">
          <button className="button" type="submit" aria-disabled={isSending} data-hold="">
            {isSending ? labels.sending : labels.submit}
          </button>
        </p>
      </form>
      <div role="alert">
        {posting.state === 'failed' && (
          <p className={`${parts['banner']} ${styles['failed']}`}>
            <strong>{labels.failed}</strong>
            <span>
              {labels.byMail} <a href={mail.link}>{mail.address}</a>
            </span>
          </p>
        )}
      </div>
      <WaiverDialog
        id="waiver"
        ref={dialog}
        title={waiver.title}
        closeLabel={waiver.close}
        // Not every browser focuses a link that is clicked, and so has nowhere to return to.
        onClose={() => waiverLink.current?.focus()}
      >
        {children}
      </WaiverDialog>
    </>
  );
}
