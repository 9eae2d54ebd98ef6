import * as v from 'valibot';
import type { Theme } from './state';

const KEY = 'robots-txt-tester.theme';
const themeSchema = v.picklist(['system', 'light', 'dark']);

/** The theme chosen on this device; `system` where nothing valid is stored or storage is denied. */
export function loadTheme(): Theme {
  try {
    const stored = v.safeParse(themeSchema, localStorage.getItem(KEY));
    return stored.success ? stored.output : 'system';
  } catch {
    return 'system';
  }
}

/** Remembers the theme where the browser allows it. */
export function saveTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Then the choice holds until the page is closed.
  }
}
