/** `status` is the service's HTTP status, or 0 without an answer from it. */
export class SendError extends Error {
  readonly status: number;
  /** True after a timeout. */
  readonly mayHaveArrived: boolean;

  constructor(status: number, text: string, { mayHaveArrived = false } = {}) {
    super(text);
    this.name = 'SendError';
    this.status = status;
    this.mayHaveArrived = mayHaveArrived;
  }
}

type Expected = {
  timeoutMs: number;
  /** Whether the text of a 2xx answer is the service's confirmation. */
  isAccepted: (text: string) => boolean;
};

/**
 * Resolves when a service has confirmed a submission.
 *
 * @throws SendError if the service refuses, is unreachable, is too slow, or if something else answers.
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
    // A captive portal's login page also answers 200.
    if (!isAccepted(text)) throw new SendError(0, 'Unknown Answer');
  } catch (reason) {
    throw reason instanceof SendError ? reason : new SendError(0, 'Network Error');
  } finally {
    clearTimeout(timer);
  }
}
