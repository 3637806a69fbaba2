/** Takes Adventure Cats applications: a form posted as multipart data. */
export type Applications = {
  /** Where the form posts to without script. */
  action: string;

  /**
   * Sends an application from the page, which stays where it is.
   *
   * @param application all fields of the form, the hidden ones among them.
   * @returns when the service has confirmed it.
   * @throws SendError (providers/delivery.ts) when it has not.
   */
  send(application: FormData): Promise<void>;

  /**
   * The service's own hidden fields.
   *
   * @param next the absolute address of the thank-you page, to which the service sends the visitor.
   */
  hidden(next: string): Readonly<Record<'_next' | '_subject' | '_language', string>>;
};
