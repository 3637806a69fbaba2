/** Why something was not taken: the service's HTTP status and text, or 0 and what happened instead. */
export class SendError extends Error {
  readonly status: number;
  /** No answer came in time, so it may have arrived all the same. */
  readonly mayHaveArrived: boolean;

  constructor(status: number, text: string, { mayHaveArrived = false } = {}) {
    super(text);
    this.name = 'SendError';
    this.status = status;
    this.mayHaveArrived = mayHaveArrived;
  }
}

type Post = {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | FormData;
  /** How long an answer may take before the request is dropped, in milliseconds. */
  timeoutMs: number;
  /** Whether a good status came with the service's own word that it has taken what was sent. */
  isTaken: (text: string) => boolean;
};

/**
 * Posts what a visitor has written to a service.
 *
 * @returns when the service has said that it has taken it.
 * @throws SendError when it refuses, cannot be reached, does not answer in time, or when somebody else
 *   answers in its place.
 */
export async function post({ url, headers, body, timeoutMs, isTaken }: Post): Promise<void> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, signal: abort.signal });
    const text = await answer.text();
    if (!answer.ok) throw new SendError(answer.status, text);
    // A hotel's login page answers 200 as well.
    if (!isTaken(text)) throw new SendError(0, 'Unknown Answer');
  } catch (reason) {
    if (reason instanceof SendError) throw reason;
    if (abort.signal.aborted) throw new SendError(0, 'Timeout', { mayHaveArrived: true });
    throw new SendError(0, 'Network Error');
  } finally {
    clearTimeout(timer);
  }
}
