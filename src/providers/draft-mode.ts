const NAME = 'SITE_LIVE_VIEW';

/**
 * Whether these pages are an editor's live view (`npm run dev`), which shows drafts and posts to come.
 * Not `import.meta.env.DEV`: a variable called DEV in somebody's shell makes that true in a build too,
 * and would publish every draft.
 */
export function isDraftMode(): boolean {
  return process.env[NAME] === 'yes';
}

/** Says what Astro was started for, before it reads anything. */
export function setLiveView(isLive: boolean): void {
  process.env[NAME] = isLive ? 'yes' : 'no';
}
