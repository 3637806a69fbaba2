export type Message = {
  name: string;
  email: string;
  phone?: string;
  message?: string;
};

/** Sends the contact form's messages. */
export type Email = {
  /**
   * Resolves when the service has confirmed the message.
   *
   * @throws SendError (providers/delivery.ts) if it has not.
   */
  send(message: Message): Promise<void>;

  /** For the form without JavaScript. */
  form: { action: string; hidden: Readonly<Record<string, string>> };
};
