import type { RateLimit } from '../domain/forms/rate-limit.ts';
import { SendError } from '../providers/delivery.ts';
import { forgetDraft, keepDraft, readDraft, type Draft } from './draft.ts';
import { release, runExclusively, tryAcquire } from './rate-limit.ts';

/**
 * How an attempt to send a form ended:
 * - `sent`: the service has said that it has taken it;
 * - `failed`: it has not, and may be sent again at once;
 * - `unanswered`: nobody can tell, so it is sent again only where the visitor says so;
 * - `too-fast`: nothing was sent, because of the form's limit or another tab that is sending.
 */
export type Outcome = 'sent' | 'failed' | 'unanswered' | 'too-fast';

type Submission = {
  /** The form's name among the drafts. */
  form: string;
  /** Names the limit in storage and, among the site's tabs, the lock of the one that sends. */
  limitKey: string;
  limit: RateLimit;
  /** What the visitor wrote, by field: by this the same letter is known again. */
  words: Draft;
  /** The visitor knows that these words may have arrived, and sends them all the same. */
  isRepeat: boolean;
  /** Runs once the attempt may go ahead. */
  send: () => Promise<void>;
  /** Hears why it was not sent. */
  report: (reason: unknown) => void;
};

const isSame = (draft: Draft, words: Draft): boolean =>
  Object.entries(words).every(([name, value]) => (draft[name] ?? '') === value);

/**
 * Sends a form once: not while another tab sends it, not beyond its limit, and not again unasked while
 * nobody knows whether the same words have arrived. That is remembered over a reload in the middle of
 * sending. An attempt that came to nothing does not count against the limit.
 */
export async function submitOnce(submission: Submission): Promise<Outcome> {
  const { form, limitKey, words, isRepeat } = submission;
  if (!isRepeat && isSame(readDraft(unansweredOf(form)), words)) return 'unanswered';
  let outcome: Outcome = 'too-fast';
  await runExclusively(limitKey, async () => {
    outcome = await attempt(submission);
  });
  return outcome;
}

async function attempt(submission: Submission): Promise<Outcome> {
  const { form, limitKey, limit, words, send, report } = submission;
  const now = Date.now();
  if (!tryAcquire(limitKey, limit, now)) return 'too-fast';
  keepDraft(unansweredOf(form), words);
  try {
    await send();
  } catch (reason) {
    report(reason);
    if (reason instanceof SendError && reason.mayHaveArrived) return 'unanswered';
    forgetDraft(unansweredOf(form));
    release(limitKey, now);
    return 'failed';
  }
  forgetDraft(unansweredOf(form));
  return 'sent';
}

/** The draft that holds the words nobody has answered for (scripts/forget-draft.js knows the name). */
const unansweredOf = (form: string): string => `${form}-unanswered`;
