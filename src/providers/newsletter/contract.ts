/** Takes newsletter sign-ups: a plain form, posted into a new tab. */
export type Newsletter = {
  /** Where the form posts to. */
  action: string;
  /** Hidden fields of the full form; the footer's has none. */
  hidden: Readonly<Record<string, string>>;
  /** The name of the field that only a bot fills in. */
  honeypot: string;

  /**
   * The service's own validation, which the home form loads at a visitor's first use of it: its
   * stylesheet, and its script after jQuery, unless the page has that already. The form does not
   * depend on it: when anything is blocked, native validation stands.
   *
   * The form must not carry the service's own form id: its script would then take over the submit
   * and fetch the answer as a script, where a plain post into a new tab needs no such trust.
   */
  validation: Validation;
};

export type Validation = {
  script: string;
  stylesheet: string;
  jQuery: { src: string; integrity?: string };
};
