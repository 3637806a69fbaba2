/** Takes Adventure Cats applications: a form posted as multipart data. */
export type Applications = {
  /** Where the form posts to. */
  action: string;

  /**
   * The service's own hidden fields.
   *
   * @param next the absolute address of the thank-you page, to which the service sends the visitor.
   */
  hidden(next: string): Readonly<Record<'_next' | '_subject' | '_language', string>>;
};
