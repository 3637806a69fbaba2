/** Plays videos: a link until the visitor presses play, then a frame. */
export type Video = {
  /** For the frame; it autoplays. */
  embedUrl(id: string): string;
  watchUrl(id: string): string;
  /**
   * Posted to the frame's window. A player that has loaded answers with any message.
   */
  pingMessage: string;
  /** The frame's other attributes, with the least permissions that the player needs. */
  frame: Readonly<{
    allow: string;
    sandbox: string;
    referrerpolicy: 'strict-origin-when-cross-origin';
  }>;
};
