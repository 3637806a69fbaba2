/** Sells the tours. Every URL works without the widget. */
export type Booking = {
  /** The calendar for a frame, of one tour or of all. */
  calendarUrl(item?: number): string;
  /**
   * One tour's calendar as a page, for reserve links.
   *
   * @param day "2026-12-05": the calendar opens at its month, and the visitor chooses the day there.
   */
  itemCalendarUrl(item: number, day?: string): string;
  /** The service's page with all tours. */
  pageUrl(): string;

  /** The widget's script. */
  scriptUrl: string;

  /**
   * Opens the widget over the page for one tour, or navigates to the tour's calendar if the widget is
   * unavailable. Without an item it logs an error.
   *
   * @returns whether the widget is open; never rejects.
   */
  open(item: number | undefined): Promise<boolean>;

  /**
   * The name that makes a calendar's frame send its height, which also shows that it has loaded.
   *
   * @param embedId identifies the frame on the page.
   * @param parentUrl the page's URL.
   */
  frameName(embedId: string, parentUrl: string): string;

  /** The height from a frame's message, in CSS pixels; undefined for any other message. */
  heightIn(message: Pick<MessageEvent, 'origin' | 'data'>, embedId: string): number | undefined;
};
