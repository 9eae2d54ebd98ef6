const STORAGE_KEY = 'robots-txt-tester.overview-columns';
const CHOICES = ['kinds', 'groups'] as const;

/** The columns of the overview: purposes of crawlers, or crawlers with the same verdicts. */
export type ColumnChoice = (typeof CHOICES)[number];

/** Returns the columns chosen on this device; null if nothing valid is stored or storage is denied. */
export function loadColumnChoice(): ColumnChoice | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return CHOICES.find((choice) => choice === stored) ?? null;
  } catch {
    return null;
  }
}

/** Stores the chosen columns, if the browser permits it. */
export function saveColumnChoice(choice: ColumnChoice): void {
  try {
    localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // The choice then applies until the page is closed.
  }
}
