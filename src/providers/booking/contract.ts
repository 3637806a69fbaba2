/** Sells the tours. Every address works by itself; the widget is an upgrade of the item's. */
export type Booking = {
  /** The calendar for a frame: of one tour, or without an item of all of them. */
  calendarUrl(item?: number): string;
  /** One tour's calendar as a page: what a reserve button links to. */
  itemCalendarUrl(item: number): string;
  /** The service's page with everything that can be booked. */
  pageUrl(): string;

  /** The address of the script that brings the widget. */
  scriptUrl: string;
  /** Loads that script: see `loadScript`. */
  load(): Promise<void>;

  /**
   * Opens the widget over the page for one tour. When it is unavailable, the visitor is taken to the
   * tour's calendar address instead. Without an item, an error is logged and nothing opens.
   *
   * @returns whether the widget is open; never rejects.
   */
  open(item: number | undefined): Promise<boolean>;

  /**
   * The name that a calendar's frame must have to send the page its height: the one sign of life that
   * a foreign frame can give.
   *
   * @param embedId the frame's name among the page's calendars.
   * @param parentUrl the page's address.
   */
  frameName(embedId: string, parentUrl: string): string;

  /** The height that a calendar's frame sends, in CSS pixels; undefined for every other message. */
  heightIn(message: Pick<MessageEvent, 'origin' | 'data'>, embedId: string): number | undefined;
};
