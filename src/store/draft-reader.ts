/** Loads the code that validates stored drafts. Only returning users need it, so it isn't in the first load. */
export function loadDraftReader(): Promise<typeof import('./read-draft')> {
  return import('./read-draft');
}
