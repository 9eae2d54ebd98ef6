import type { Theme } from '../../../store';

const following = { system: 'light', light: 'dark', dark: 'system' } as const satisfies Record<Theme, Theme>;

/** The theme that one press on the theme button leads to. */
export function nextTheme(theme: Theme): Theme {
  return following[theme];
}
