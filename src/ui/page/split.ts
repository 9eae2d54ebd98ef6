const STORAGE_KEY = 'robots-txt-tester.split';

/** Default width of the editor, in per cent of the window. */
export const DEFAULT_SPLIT = 45;
/** Minimum width of each side, in CSS pixels. */
export const LEAST_SIDE = 380;

/** Limits the split to values allowed at this window width. */
export function clampSplit(percent: number, width: number): number {
  const least = Math.min(50, (LEAST_SIDE / width) * 100);
  return Math.min(100 - least, Math.max(least, percent));
}

/** Returns the split of the last visit, or the default if none is saved. */
export function loadSplit(): number {
  try {
    const kept = Number.parseFloat(localStorage.getItem(STORAGE_KEY) ?? '');
    return kept > 0 && kept < 100 ? kept : DEFAULT_SPLIT;
  } catch {
    // Storage is denied. The split then lasts only until the page is closed.
    return DEFAULT_SPLIT;
  }
}

/** Saves the split for the next visit, if the browser permits it. */
export function saveSplit(percent: number): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(percent));
  } catch {
    // Storage is denied, as in `loadSplit`.
  }
}
