const NAME = 'SITE_DRAFT_MODE';

/**
 * Whether pages show drafts and scheduled posts (`npm run dev`). Not `import.meta.env.DEV`: a DEV variable in
 * the shell makes that true in a build, which would publish every draft.
 */
export function isDraftMode(): boolean {
  return process.env[NAME] === 'yes';
}

/** To be called before content is loaded. */
export function setDraftMode(isOn: boolean): void {
  process.env[NAME] = isOn ? 'yes' : 'no';
}
