/** Shows short videos from the company's social profile. */
export type Reels = {
  /** The reel as a page: the link that stands until the reel is drawn, and if it never is. */
  permalink(code: string): string;

  /** The attributes of the `<blockquote>` around that link, which the service's script looks for. */
  blockquote(code: string): Readonly<Record<string, string>>;

  /**
   * Loads the service's script once and has it draw every reel that is in the page by now.
   *
   * @throws Error when the script fails: see `loadScript`.
   */
  draw(): Promise<void>;
};
