/** Its message is for the console: the service's HTTP status and text, or why there is no answer from it. */
export class SendError extends Error {
  override name = 'SendError';
  /** True after a timeout. */
  readonly mayHaveArrived: boolean;

  constructor(message: string, { mayHaveArrived = false } = {}) {
    super(message);
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
    const late = new SendError('The service did not answer in time.', { mayHaveArrived: true });
    timer = setTimeout(() => reject(late), timeoutMs);
  });
  try {
    const { status, text } = await Promise.race([answer, timeout]);
    if (status < 200 || status > 299) throw new SendError(`${status} ${text}`);
    if (!isAccepted(text))
      throw new SendError('Unknown answer: from a captive portal, or the service has changed.');
  } catch (reason) {
    if (reason instanceof SendError) throw reason;
    throw new SendError(
      '0 Network Error: the visitor is offline, or the service is down or blocked.',
    );
  } finally {
    clearTimeout(timer);
  }
}
