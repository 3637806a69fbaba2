/** Services that can be set to fail. */
export const SERVICES = [
  'email',
  'newsletter',
  'applications',
  'booking-script',
  'booking-calendar',
  'booking-page',
  'reels-script',
  'reel',
  'video',
  'validation',
] as const;

export type ServiceName = (typeof SERVICES)[number];

/** The ways to fail. A number is an HTTP status; `garbage` is neither a script, nor JSON, nor a page. */
export const FAILURES = ['refuse', 'hang', 'slow', 'garbage', '429', '500'] as const;

export type Failure = (typeof FAILURES)[number];
