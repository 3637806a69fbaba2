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
   * @returns when the service has taken it.
   * @throws SendError when the service refuses or cannot be reached; Error when an id is missing.
   */
  send(message: Message): Promise<void>;

  /** The same without script: where a plain form posts to, and the hidden fields it needs. */
  form: { action: string; hidden: Readonly<Record<string, string>> };
};

/** Why a message was not taken: the service's HTTP status and text, or 0 and "Network Error". */
export class SendError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.name = 'SendError';
    this.status = status;
  }
}
