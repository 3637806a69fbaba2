/** Receives Adventure Cats applications as multipart form data. */
export type Applications = {
  /** The form's action without JavaScript. */
  action: string;

  /**
   * Resolves when the service has confirmed the application.
   *
   * @param application all fields of the form, including hidden ones.
   * @throws SendError (providers/delivery.ts) if it has not.
   */
  send(application: FormData): Promise<void>;

  /**
   * The service's hidden fields.
   *
   * @param next the absolute URL of the thank-you page, to which the service redirects.
   */
  hidden(next: string): Readonly<Record<'_next' | '_subject' | '_language', string>>;
};
