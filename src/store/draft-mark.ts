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

/**
 * Returns whether this browser may hold a draft. If not, it can still hold one that an older version of the page saved. In the syntax of old browsers,
 * because src/app/early.ts uses it.
 */
export function mayHaveDraft(): boolean {
  try {
    return Object.keys(localStorage).some(function isOurs(key) {
      return key.indexOf(PREFIX) === 0;
    });
  } catch {
    return false;
  }
}
