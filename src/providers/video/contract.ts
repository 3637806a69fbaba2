/** Plays videos: a link until the visitor presses play, a frame from then on. */
export type Video = {
  /** The address for the frame; it starts playing, since the visitor has pressed play. */
  embedUrl(id: string): string;
  /** The video as a page. */
  watchUrl(id: string): string;
  /**
   * What a page says to the frame's window. A player that is there answers with some message of its
   * own; one that never does has failed.
   */
  greeting: string;
  /** The frame's other attributes: what the player needs to play, and nothing besides. */
  frame: Readonly<{
    allow: string;
    sandbox: string;
    referrerpolicy: 'strict-origin-when-cross-origin';
  }>;
};
