import { type Draft, storedDraft } from './draft';
import { loadDraftReader } from './draft-reader';

/** Under which the tab remembers the id of its draft. */
const TAB_KEY = 'robots-txt-tester.draft';
/** Where a leaving page puts its draft at once, because a database does not finish in time. */
const LEFT_KEY = 'robots-txt-tester.left';
/** UTF-16 units that session storage surely takes. */
const LONGEST_LEFT = 1_000_000;

/** The id of the draft that this tab had last; null where it had none, or the browser keeps nothing. */
export function rememberedId(): string | null {
  try {
    return sessionStorage.getItem(TAB_KEY);
  } catch {
    return null;
  }
}

/** Remembers the draft of this tab. Where the browser does not allow it, a reload finds the newest free draft instead. */
export function rememberId(id: string): void {
  try {
    if (sessionStorage.getItem(TAB_KEY) !== id) sessionStorage.setItem(TAB_KEY, id);
  } catch {
    // Said above.
  }
}

/** Leaves a draft to this tab's next page at once. Where that fails, the last fraction of a second of typing may be lost. */
export function leaveDraft(draft: Draft): void {
  // Bytes do not fit into session storage; a file that is not edited yet was saved when it was opened.
  if (draft.bytes !== null || draft.text.length > LONGEST_LEFT) return;
  try {
    sessionStorage.setItem(LEFT_KEY, JSON.stringify(storedDraft(draft)));
  } catch {
    // Said above.
  }
}

/** What this tab's page left when it went, if it can be read; it is taken only once. */
export async function takeLeftDraft(): Promise<Draft | null> {
  try {
    const left = sessionStorage.getItem(LEFT_KEY);
    forgetLeftDraft();
    return left === null ? null : (await loadDraftReader()).readDraft(JSON.parse(left));
  } catch {
    return null;
  }
}

/** Deletes what this page has left so far. */
export function forgetLeftDraft(): void {
  try {
    sessionStorage.removeItem(LEFT_KEY);
  } catch {
    // Then there is none.
  }
}
