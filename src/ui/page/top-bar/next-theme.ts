import type { ThemeChoice } from '../../../store';

const following = { system: 'light', light: 'dark', dark: 'system' } as const satisfies Record<
  ThemeChoice,
  ThemeChoice
>;

/** Returns the theme that follows when the theme button is pressed. */
export function nextTheme(theme: ThemeChoice): ThemeChoice {
  return following[theme];
}
