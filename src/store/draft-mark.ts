/** Prefix of all keys of the page in local storage. */
const PREFIX = 'robots-txt-tester.';

/** Sets a flag in local storage: this browser has drafts. Reading it is faster than opening the database. */
export function markDraft(): void {
  try {
    localStorage.setItem(`${PREFIX}kept`, '1');
  } catch {
    // Denied: the next page starts with the example and then opens the draft.
  }
}

/** Returns whether this browser may hold a draft. If not, it can still hold one that an older version of the page saved. */
export function mayHaveDraft(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return false;
  }
}
