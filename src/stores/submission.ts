import { recentTimes, type RateLimit } from '../domain/forms/rate-limit.ts';
import { SendError } from '../providers/delivery.ts';
import { removeDraft, storeDraft, readDraft, type Draft } from './draft.ts';
import { readStored, store, type Key } from './storage.ts';

/**
 * The result of a submission:
 * - `sent`: the service has confirmed it;
 * - `failed`: it did not arrive, and may be sent again at once;
 * - `unanswered`: it may have arrived, so it is sent again only if the visitor says so;
 * - `too-fast`: nothing was sent, because of the rate limit.
 */
export type Outcome = 'sent' | 'failed' | 'unanswered' | 'too-fast';

type Submission = {
  /** The form's name among the drafts. */
  form: string;
  /** Where the times of submissions are, in local storage: tabs and reloads share them. */
  limitKey: Extract<Key, `${string}-sent`>;
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
 * Sends a form once: not above the rate limit, and not again without consent while the same values may have arrived,
 * also after a reload during sending. A failed submission does not count.
 */
export async function submitOnce(submission: Submission): Promise<Outcome> {
  const { form, limitKey, limit, values, isRepeat, send } = submission;
  if (!isRepeat && isSame(readDraft(unansweredKey(form)), values)) return 'unanswered';
  const now = Date.now();
  const times = recentTimes(readStored('localStorage', limitKey), limit, now);
  if (times.length >= limit.max) return 'too-fast';
  store('localStorage', limitKey, JSON.stringify([...times, now]));
  storeDraft(unansweredKey(form), values);
  let outcome: Outcome = 'sent';
  try {
    await send();
  } catch (reason) {
    console.error(`The form "${form}" was not sent.`, reason);
    outcome = reason instanceof SendError && reason.mayHaveArrived ? 'unanswered' : 'failed';
  }
  if (outcome !== 'unanswered') removeDraft(unansweredKey(form));
  if (outcome === 'failed') store('localStorage', limitKey, JSON.stringify(times));
  return outcome;
}

/** The draft that holds the values without an answer. */
const unansweredKey = (form: string): string => `${form}-unanswered`;
