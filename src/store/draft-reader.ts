/** Loads what checks what is stored. Only who has been here before needs it, so the first load does without. */
export function loadDraftReader(): Promise<typeof import('./read-draft')> {
  return import('./read-draft');
}
