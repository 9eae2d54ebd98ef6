import type { Theme } from './state';

const KEY = 'robots-txt-tester.theme';
const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

/** The theme chosen on this device; `system` where nothing valid is stored or storage is denied. */
export function loadTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Remembers a theme that was chosen, where the browser allows it. */
export function saveTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Then the choice holds until the page is closed.
  }
}
