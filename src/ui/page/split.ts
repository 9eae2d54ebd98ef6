const STORAGE_KEY = 'robots-txt-tester.split';

/** Per cent of the width that the editor has by default. */
export const DEFAULT_SPLIT = 45;
/** Neither side gets narrower, in pixels. */
export const LEAST_SIDE = 380;

/** The split within what a page of this width allows. */
export function clampSplit(percent: number, width: number): number {
  const least = Math.min(50, (LEAST_SIDE / width) * 100);
  return Math.min(100 - least, Math.max(least, percent));
}

/** The split of the last visit; the default where nothing is kept. */
export function loadSplit(): number {
  try {
    const kept = Number.parseFloat(localStorage.getItem(STORAGE_KEY) ?? '');
    return kept > 0 && kept < 100 ? kept : DEFAULT_SPLIT;
  } catch {
    // Storage is denied: the split lasts as long as the page.
    return DEFAULT_SPLIT;
  }
}

/** Keeps the split for the next visit, where the browser permits it. */
export function saveSplit(percent: number): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(percent));
  } catch {
    // As above.
  }
}
