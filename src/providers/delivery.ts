/** Why something was not sent: the service's HTTP status and text, or 0 and what happened instead. */
export class SendError extends Error {
  readonly status: number;
  /** No answer came in time, so it may have arrived nevertheless. */
  readonly mayHaveArrived: boolean;

  constructor(status: number, text: string, { mayHaveArrived = false } = {}) {
    super(text);
    this.name = 'SendError';
    this.status = status;
    this.mayHaveArrived = mayHaveArrived;
  }
}

type Expected = {
  /** How long the answer may take, in milliseconds. */
  timeoutMs: number;
  /** Whether a good status came with the service's own confirmation. */
  isAccepted: (text: string) => boolean;
};

/**
 * Waits until a service has confirmed what a visitor has sent.
 *
 * @param answer the service's HTTP status and text; it rejects when there is none.
 * @throws SendError when the service refuses, can't be reached, does not answer in time, or when
 *   somebody else answers in its place.
 */
export async function confirmDelivery(
  answer: Promise<{ status: number; text: string }>,
  { timeoutMs, isAccepted }: Expected,
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const late = new SendError(0, 'Timeout', { mayHaveArrived: true });
    timer = setTimeout(() => reject(late), timeoutMs);
  });
  try {
    const { status, text } = await Promise.race([answer, timeout]);
    if (status < 200 || status > 299) throw new SendError(status, text);
    // A hotel's login page answers 200 as well.
    if (!isAccepted(text)) throw new SendError(0, 'Unknown Answer');
  } catch (reason) {
    throw reason instanceof SendError ? reason : new SendError(0, 'Network Error');
  } finally {
    clearTimeout(timer);
  }
}
