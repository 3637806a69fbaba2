/** Sells the tours. Every address works by itself; the widget is an upgrade of the item's. */
export type Booking = {
  /** The calendar for a frame: of one tour, or without an item of all of them. */
  calendarUrl(item?: number): string;
  /** One tour's calendar as a page of its own: what a reserve button links to. */
  itemCalendarUrl(item: number): string;
  /** The service's own page with everything that can be booked. */
  pageUrl(): string;

  /** The address of the script that brings the widget. */
  scriptUrl: string;

  /**
   * Loads the service's script, once however many ask at once.
   *
   * @throws Error when it is blocked or takes longer than 8 seconds; the next to ask tries anew.
   */
  load(): Promise<void>;

  /**
   * Opens the widget over the page for one tour. When it cannot be had, the visitor is taken to the
   * tour's calendar address instead. Without an item, an error is logged and nothing
   * opens. Never throws.
   *
   * @returns whether the widget is open.
   */
  open(item: number | undefined): Promise<boolean>;

  /**
   * The name that a calendar's frame must have to tell the page its height: the one sign of life that
   * a foreign frame can give.
   *
   * @param embedId the frame's own name among the page's calendars.
   * @param parentUrl the page's address.
   */
  frameName(embedId: string, parentUrl: string): string;

  /**
   * Reads the height that a calendar's frame tells.
   *
   * @returns CSS pixels; undefined for every other message, and for one from elsewhere.
   */
  heightIn(message: Pick<MessageEvent, 'origin' | 'data'>, embedId: string): number | undefined;
};
