import type { RateLimit } from '../domain/forms/rate-limit.ts';
import { SendError } from '../providers/delivery.ts';
import { removeDraft, storeDraft, readDraft, type Draft } from './draft.ts';
import { countSubmission, isTooFast, runExclusively, type LimitKey } from './rate-limit.ts';

/**
 * The result of a submission:
 * - `sent`: the service has confirmed it;
 * - `failed`: it did not arrive, and may be sent again at once;
 * - `unanswered`: it may have arrived, so it is sent again only if the visitor says so;
 * - `too-fast`: nothing was sent, because of the rate limit or another tab that is sending.
 */
export type Outcome = 'sent' | 'failed' | 'unanswered' | 'too-fast';

type Submission = {
  /** The form's name among the drafts. */
  form: string;
  /** Key of the rate limit in storage, and of the lock among tabs. */
  limitKey: LimitKey;
  limit: RateLimit;
  /** What the visitor typed, to recognize a repeated submission. */
  values: Draft;
  /** The visitor sends values again that may have arrived. */
  isRepeat: boolean;
  send: () => Promise<void>;
};

const isSame = (draft: Draft, values: Draft): boolean =>
  Object.entries(values).every(([name, value]) => (draft[name] ?? '') === value);

/**
 * Sends a form once: not while another tab sends it, not above the rate limit, and not again without consent
 * while the same values may have arrived, also after a reload during sending. A failed attempt does not count.
 */
export async function submitOnce(submission: Submission): Promise<Outcome> {
  const { form, limitKey, values, isRepeat } = submission;
  if (!isRepeat && isSame(readDraft(unansweredKey(form)), values)) return 'unanswered';
  return (await runExclusively(limitKey, () => attempt(submission))) ?? 'too-fast';
}

async function attempt(submission: Submission): Promise<Outcome> {
  const { form, limitKey, limit, values, send } = submission;
  const now = Date.now();
  if (isTooFast(limitKey, limit, now)) return 'too-fast';
  storeDraft(unansweredKey(form), values);
  let outcome: Outcome = 'sent';
  try {
    await send();
  } catch (reason) {
    console.error(`The form "${form}" was not sent.`, reason);
    outcome = reason instanceof SendError && reason.mayHaveArrived ? 'unanswered' : 'failed';
  }
  if (outcome !== 'unanswered') removeDraft(unansweredKey(form));
  if (outcome !== 'failed') countSubmission(limitKey, limit, now);
  return outcome;
}

/** The draft that holds the values without an answer. */
const unansweredKey = (form: string): string => `${form}-unanswered`;
