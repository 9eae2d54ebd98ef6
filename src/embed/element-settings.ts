import type { Settings } from './protocol';

/** Attributes that are also parameters of the frame. */
export const settingNames = ['crawler', 'url', 'engine', 'view', 'theme', 'readonly', 'highlight'] as const;

export type SettingName = (typeof settingNames)[number];

/** Converts an attribute into a parameter of the frame's address. The frame itself reports invalid values. */
export function parameterOf(host: Element, name: SettingName): string | null {
  const value = host.getAttribute(name);
  if (name !== 'readonly') return value;
  return value === null || value === 'false' ? null : '1';
}

/**
 * Converts parameters, as `read` returns them, into settings for a loaded frame. Null restores the default, also for a `highlight` that isn't a line. The
 * frame ignores invalid values.
 */
export function settingsOf(
  names: Iterable<SettingName>,
  read: (name: SettingName) => string | null,
): Settings {
  return Object.fromEntries(Array.from(names, (name) => [name, settingOf(name, read(name))]));
}

function settingOf(name: SettingName, value: string | null): string | number | boolean | null {
  if (name === 'readonly') return value !== null;
  if (name === 'highlight') return Math.max(Math.floor(Number(value)), 0) || null;
  return value;
}
