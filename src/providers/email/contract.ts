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
   * @returns when the service has confirmed it.
   * @throws SendError (providers/delivery.ts) when it has not.
   */
  send(message: Message): Promise<void>;

  /** The same without script: where a plain form posts to, and the hidden fields it needs. */
  form: { action: string; hidden: Readonly<Record<string, string>> };
};
