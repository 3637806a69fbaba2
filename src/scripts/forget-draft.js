// The application has arrived: what was kept of it (stores/draft.ts) is no longer needed.
try {
  for (const key of ['draft-application', 'draft-application-unanswered'])
    sessionStorage.removeItem(key);
} catch {
  // Storage is forbidden, so nothing was kept.
}
