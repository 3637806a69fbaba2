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
   * @throws SendError (providers/post.ts) when the service refuses, cannot be reached or does not answer in time; Error
   *   when an id is missing.
   */
  send(message: Message): Promise<void>;

  /** The same without script: where a plain form posts to, and the hidden fields it needs. */
  form: { action: string; hidden: Readonly<Record<string, string>> };
};
