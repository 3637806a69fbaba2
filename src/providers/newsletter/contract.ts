/** Receives newsletter sign-ups from a plain form, posted into a new tab. */
export type Newsletter = {
  action: string;
  /** Hidden fields of the home page's form; the footer's has none. */
  hidden: Readonly<Record<string, string>>;
  /** The name of the field that only a bot fills in. */
  honeypot: string;

  /**
   * The service's validation, which the home page's form loads at its first use. Where it is blocked, native
   * validation works. The form must not have the service's form id: its script would then replace the post with
   * a request for a script.
   */
  validation: Validation;
};

export type Validation = {
  script: string;
  stylesheet: string;
  jQuery: { src: string; integrity?: string };
};
