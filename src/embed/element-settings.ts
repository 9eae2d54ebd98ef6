import type { Settings } from './protocol';

/** The attributes that the frame knows as parameters. */
export const settingNames = ['crawler', 'url', 'engine', 'view', 'theme', 'readonly', 'highlight'] as const;

export type SettingName = (typeof settingNames)[number];

/** An attribute as a parameter of the frame's address: the frame tells the reader where it does not know the value. */
export function parameterOf(host: Element, name: SettingName): string | null {
  const value = host.getAttribute(name);
  if (name !== 'readonly') return value;
  return value === null || value === 'false' ? null : '1';
}

/**
 * Attributes as the frame takes them after loading; null is its default, also for a `highlight` that is no line. A value that the frame does not
 * know changes nothing.
 */
export function settingsOf(host: Element, names: Iterable<SettingName>): Settings {
  return Object.fromEntries(Array.from(names, (name) => [name, settingOf(name, parameterOf(host, name))]));
}

function settingOf(name: SettingName, value: string | null): string | number | boolean | null {
  if (name === 'readonly') return value !== null;
  if (name === 'highlight') return Math.max(Math.floor(Number(value)), 0) || null;
  return value;
}
