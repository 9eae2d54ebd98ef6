import type { StoreApi } from 'zustand/vanilla';
import type { TesterState, Theme } from './state';

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

/** Remembers the theme whenever it is changed, where the browser allows it. */
export function keepTheme(store: StoreApi<TesterState>): void {
  store.subscribe(({ theme }, before) => {
    if (theme === before.theme) return;
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // Then the choice holds until the page is closed.
    }
  });
}
