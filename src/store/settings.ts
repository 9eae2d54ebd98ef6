import type { ThemeChoice } from './state';

const KEY = 'robots-txt-tester.theme';
const THEMES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/** Returns the theme chosen on this device; `system` if nothing valid is stored or storage is denied. */
export function loadTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Stores the chosen theme, if the browser allows it. */
export function saveTheme(theme: ThemeChoice): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // The choice then applies until the page is closed.
  }
}
