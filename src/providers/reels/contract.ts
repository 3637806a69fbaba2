/** Shows short videos from the company's social profile. */
export type Reels = {
  /** The reel as a page: the link until the embed is shown. */
  permalink(code: string): string;

  /** Attributes of the `<blockquote>` that the service's script replaces. */
  blockquote(code: string): Readonly<Record<string, string>>;

  /**
   * Loads the service's script once, and renders every reel on the page.
   *
   * @throws Error if the script fails: see `loadScript`.
   */
  draw(): Promise<void>;
};
