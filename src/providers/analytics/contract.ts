/** What an event carries. Never a name, an address or a phone number. */
type EventProps = Readonly<Record<string, string>>;

/** Counts events where the page has a facility for it, and does nothing where it has none. */
export type Analytics = {
  /** Reports one event. Never throws, never waits: no visitor's task depends on it. */
  track(name: string, props?: EventProps): void;
};
