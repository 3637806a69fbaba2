/** A message from the contact form. */
export type Message = {
  name: string;
  email: string;
  phone?: string;
  message?: string;
};

/** Sends the contact form's messages. */
export type Email = {
  /**
   * Sends a message.
   *
   * @returns when the service has said that it has taken it.
   * @throws SendError when the service refuses, cannot be reached or does not answer in time; Error
   *   when an id is missing.
   */
  send(message: Message): Promise<void>;

  /** The same without script: where a plain form posts to, and the hidden fields it needs. */
  form: { action: string; hidden: Readonly<Record<string, string>> };
};

/** Why a message was not taken: the service's HTTP status and text, or 0 and what happened instead. */
export class SendError extends Error {
  readonly status: number;
  /** No answer came in time, so the message may have arrived all the same. */
  readonly mayHaveArrived: boolean;

  constructor(status: number, text: string, { mayHaveArrived = false } = {}) {
    super(text);
    this.name = 'SendError';
    this.status = status;
    this.mayHaveArrived = mayHaveArrived;
  }
}
