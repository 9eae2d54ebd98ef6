import { type Draft, storedDraft } from './draft';

/** Key in session storage of the tab's draft id. */
const TAB_KEY = 'robots-txt-tester.draft';
/** Key prefix in local storage of drafts left by closing pages; followed by the draft's id. */
const LEFT_PREFIX = 'robots-txt-tester.left.';
/** Maximum length of a text left in local storage, in UTF-16 units. Local storage holds about 5 million. */
export const LONGEST_LEFT = 1_000_000;

/** Returns the id of this tab's last draft; null if it had none, or if the browser denies the storage. */
export function rememberedId(): string | null {
  try {
    return sessionStorage.getItem(TAB_KEY);
  } catch {
    return null;
  }
}

/** Remembers this tab's draft. If the browser denies that, a reload finds the newest free draft instead. */
export function rememberId(id: string): void {
  try {
    if (sessionStorage.getItem(TAB_KEY) !== id) sessionStorage.setItem(TAB_KEY, id);
  } catch {
    // Denied: a reload then finds the newest free draft.
  }
}

/**
 * Writes a draft to local storage synchronously, because a database write may not finish before the page is closed. Returns false if it can't be
 * written: bytes, a text above `LONGEST_LEFT`, a full or denied storage. JSON escapes lone surrogates, so they survive.
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

/** Returns the ids of the drafts that closed pages left in local storage. */
export function leftDraftIds(): readonly string[] {
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(LEFT_PREFIX) ? [key.slice(LEFT_PREFIX.length)] : [],
    );
  } catch {
    return [];
  }
}

/** Returns the draft left under this id as stored, not validated; null if there is none. */
export function leftDraft(id: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(LEFT_PREFIX + id) ?? 'null');
  } catch {
    return null;
  }
}

/** Deletes the draft left under this id. */
export function forgetLeftDraft(id: string): void {
  try {
    localStorage.removeItem(LEFT_PREFIX + id);
  } catch {
    // Storage is denied, so there is none.
  }
}
