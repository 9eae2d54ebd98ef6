import type { Theme } from '../../../store';

const following = { system: 'light', light: 'dark', dark: 'system' } as const satisfies Record<Theme, Theme>;

/** Returns the theme that follows when the theme button is pressed. */
export function nextTheme(theme: Theme): Theme {
  return following[theme];
}
