import { type Draft, storedDraft } from './draft';
import { loadDraftReader } from './draft-reader';

/** Under which the tab remembers the id of its draft. */
const TAB_KEY = 'robots-txt-tester.draft';
/** Followed by a draft's id: the key in local storage of what a closing page left of it. */
const LEFT_PREFIX = 'robots-txt-tester.left.';
/** UTF-16 units of the longest text that is left in local storage, which holds about 5 million. */
export const LONGEST_LEFT = 1_000_000;

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

/**
 * Writes a draft to local storage, synchronously: a database write may not finish before the page is gone. False where it does not fit: bytes, a
 * text above `LONGEST_LEFT`, a full or denied storage. JSON escapes lone surrogates, so they survive.
 */
export function leaveDraft(id: string, draft: Draft): boolean {
  if (draft.bytes !== null || draft.text.length > LONGEST_LEFT) return false;
  try {
    localStorage.setItem(LEFT_PREFIX + id, JSON.stringify(storedDraft(draft)));
    return true;
  } catch {
    return false;
  }
}

/** Ids of the drafts that closed pages left in local storage. */
export function leftDraftIds(): readonly string[] {
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(LEFT_PREFIX) ? [key.slice(LEFT_PREFIX.length)] : [],
    );
  } catch {
    return [];
  }
}

/** The draft that was left under this id; null where there is none that can be read. */
export async function readLeftDraft(id: string): Promise<Draft | null> {
  try {
    const left = localStorage.getItem(LEFT_PREFIX + id);
    return left === null ? null : (await loadDraftReader()).readDraft(JSON.parse(left));
  } catch {
    return null;
  }
}

/** Deletes what was left under this id. */
export function forgetLeftDraft(id: string): void {
  try {
    localStorage.removeItem(LEFT_PREFIX + id);
  } catch {
    // Then there is none.
  }
}
