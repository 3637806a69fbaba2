import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode, SubmitEvent } from 'react';
import { formatPhone, normalizePhone } from '../../domain/forms/phone.ts';
import { APPLICATION_LIMIT } from '../../domain/forms/rate-limit.ts';
import { formspree, type ApplicationsSettings } from '../../providers/applications/formspree.ts';
import { track } from '../../providers/analytics/page-analytics.ts';
import { type Application, readApplication } from '../../forms/application.ts';
import { submitOnce } from '../../stores/submission.ts';
import { Failure } from '../form-parts/Failure.tsx';
import { Checkbox, hasBeenUsed, Honeypot, TextArea, TextField } from '../form-parts/Field.tsx';
import parts from '../form-parts/form.module.css';
import { useDraft } from '../form-parts/use-draft.ts';
import { useForm } from '../form-parts/use-form.ts';
import { isUnmodifiedClick } from '../unmodified-click.ts';
import styles from './ApplicationForm.module.css';
import { type ApplicationLabels, messagesOf } from './application-labels.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { NO_FACTS, readPageFacts } from './page-facts.ts';
import WaiverDialog, { openWaiver } from './WaiverDialog.tsx';
import { toMailBody, readValues } from './form-values.ts';

type Props = {
  id: string;
  labels: ApplicationLabels;
  mail: { address: string; subject: string };
  service: ApplicationsSettings;
  /** Hidden fields known at build time. `_next` is an absolute URL. */
  hidden: Readonly<Record<string, string>> & { _next: string };
  waiver: { title: string; close: string };
  children?: ReactNode;
};

/** In `/adventure-cats#waiver`. The content check reads the literal id below. */
const WAIVER = 'waiver';

type Failed = { outcome: 'failed' | 'unanswered'; mailBody: string };

/**
 * The Adventure Cats application with its waiver and draft. The server HTML posts to the form service; this
 * island validates, normalizes the mobile number, sends by `fetch`, and then opens the thank-you page.
 */
export default function ApplicationForm(props: Props) {
  const { id, labels, mail, service, hidden, waiver, children } = props;
  const applications = formspree(service);
  const { form, errors, check, clearEdited } = useForm((data) =>
    readApplication(data, messagesOf(labels)),
  );
  const storeDraft = useDraft(id, form);
  const [facts, setFacts] = useState<Record<string, string>>(NO_FACTS);
  const [mobileNote, setMobileNote] = useState('');
  const [isTooMany, setTooMany] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failed>();
  // A ref, because state may update after a second click.
  const isBusy = useRef(false);
  const failureRef = useRef<HTMLDivElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const mobile = useRef<HTMLInputElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const waiverLink = useRef<HTMLAnchorElement>(null);

  // Before a held submit is repeated (see `useForm`).
  useLayoutEffect(() => setFacts(readPageFacts(hidden._next)), [hidden._next]);

  const noteMobile = (): void => {
    const number = normalizePhone(mobile.current?.value ?? '');
    setMobileNote(number ? `${labels.mobileNote} ${formatPhone(number)}` : '');
  };

  const redirectToThanks = (): void => {
    // For a visitor who comes back by the back/forward cache.
    const restore = (): void => {
      isBusy.current = false;
      setSending(false);
    };
    addEventListener('pageshow', restore, { once: true });
    // This also removes the draft (see `useDraft`).
    form.current?.reset();
    setMobileNote('');
    location.assign(facts['_next'] ?? hidden._next);
  };

  const send = ({ email, mobile: number }: Application, element: HTMLFormElement) =>
    submitOnce({
      form: id,
      limitKey: 'applications-sent',
      limit: APPLICATION_LIMIT,
      values: { ...readValues(new FormData(element)), email, mobile: number },
      isRepeat: failure?.outcome === 'unanswered',
      send: () => {
        setFailure(undefined);
        if (emailField.current) emailField.current.value = email;
        if (mobile.current) mobile.current.value = number;
        // The draft as it is sent, for a reload.
        storeDraft();
        const data = new FormData(element);
        track('adventure_apply_submit', {
          utm_source: String(data.get('utm_source') ?? ''),
        });
        return applications.send(data);
      },
    });

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const element = event.currentTarget;
    const isTrapped = Boolean(new FormData(element).get('_website'));
    if (isBusy.current || (isTrapped && !hasBeenUsed())) return;
    setTooMany(false);
    const application = check();
    noteMobile();
    if (!application) return;
    isBusy.current = true;
    setSending(true);
    const outcome = isTrapped ? 'failed' : await send(application, element);
    if (outcome === 'sent') return redirectToThanks();
    isBusy.current = false;
    setSending(false);
    if (outcome === 'too-fast') return setTooMany(true);
    const promises = [labels.rules, labels.waiver];
    setFailure({
      outcome,
      mailBody: toMailBody(readValues(new FormData(element)), labels, promises),
    });
  };

  // The banner is above a long form, its button below.
  useEffect(() => {
    if (isTooMany) banner.current?.scrollIntoView({ block: 'center' });
  }, [isTooMany]);
  useEffect(() => {
    if (failure) failureRef.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  const showWaiver = (event: MouseEvent): void => {
    // In a new tab or window the link shows the text on the page.
    if (!dialog.current?.isConnected || !isUnmodifiedClick(event)) return;
    event.preventDefault();
    openWaiver(dialog.current);
  };

  const submit = failure?.outcome === 'unanswered' ? labels.sendAgain : labels.submit;
  const text = (name: string, label: string) => ({ name, label, error: errors[name] });

  return (
    <>
      <form
        ref={form}
        id={id}
        className={`stack gap-5 ${parts['form']}`}
        action={applications.action}
        method="post"
        encType="multipart/form-data"
        aria-labelledby={`${id}-title`}
        onSubmit={onSubmit}
        onInput={clearEdited}
      >
        {Object.entries({ ...hidden, ...facts }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div ref={banner} role="alert">
          {isTooMany && <p className={`panel ${parts['banner']}`}>{labels.tooMany}</p>}
        </div>
        <ErrorSummary form={form} title={labels.summary} errors={errors} />
        <fieldset className={`grid grid-2 gap-5 ${styles['group']}`}>
          <legend className="label">{labels.legends.person}</legend>
          <TextField {...text('first_name', labels.firstNameLabel)} autoComplete="given-name" />
          <TextField {...text('last_name', labels.lastNameLabel)} autoComplete="family-name" />
          <TextField
            {...text('email', labels.emailLabel)}
            ref={emailField}
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
        <fieldset className={`grid grid-2 gap-5 ${styles['group']}`}>
          <legend className="label">{labels.legends.cat}</legend>
          <TextField {...text('cat_name', labels.catNameLabel)} />
          <TextArea
            {...text('notes', labels.notesLabel)}
            optional={labels.optional}
            hint={labels.notesHint}
          />
        </fieldset>
        <fieldset className={`grid grid-2 gap-5 ${styles['group']}`}>
          <legend className="label">{labels.legends.promises}</legend>
          <Checkbox {...text('rules_accept', labels.rules)} />
          <Checkbox {...text('waiver_accept', labels.waiver)}>
            <a ref={waiverLink} href={`#${WAIVER}`} data-hold={WAIVER} onClick={showWaiver}>
              {labels.waiverLink}
            </a>
          </Checkbox>
        </fieldset>
        <Honeypot name="_website" />
        <p className="cluster">
          <button className="button" type="submit" aria-disabled={isSending} data-hold="">
            {isSending ? labels.sending : submit}
          </button>
        </p>
      </form>
      <div ref={failureRef} role="alert">
        {failure && (
          <Failure
            title={labels[failure.outcome]}
            mailBody={failure.mailBody}
            mail={mail}
            labels={labels}
          />
        )}
      </div>
      <WaiverDialog
        id="waiver"
        ref={dialog}
        title={waiver.title}
        closeLabel={waiver.close}
        // Safari doesn't focus clicked links, so the dialog can't restore the focus.
        onClose={() => waiverLink.current?.focus()}
      >
        {children}
      </WaiverDialog>
    </>
  );
}
