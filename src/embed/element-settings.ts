import type { Verdict } from './element-api';
import { type AttributeName, type FrameParameter, flagNames, type SettingName } from './element-attributes';
import type { SettingValues } from './protocol';

/** The parts of a verdict that a reader can have changed. */
const QUESTION = ['crawler', 'url'] as const;

/** The values of an element's settings, and what its frame knows of them. */
export interface FrameSettings {
  /** Values of the element's attributes; undefined for an absent one. */
  attributes: Readonly<Partial<Record<AttributeName, string | undefined>>>;
  /** The attribute's theme, or that of the page around the element. */
  theme: string | null;
  /** The parameters that the frame doesn't have. */
  missing: readonly FrameParameter[];
  /** The question as the frame answered it first, for these attributes: it may word the crawler differently. */
  first: Readonly<Partial<Record<SettingName, string | undefined>>>;
  /** The last verdict. */
  verdict: Verdict | null;
}

/** Returns the value of a setting: the reader's, if the last verdict is about another question than the first one, else the attribute's. */
export function readSetting(
  { attributes, first, theme, verdict }: Readonly<FrameSettings>,
  name: SettingName,
): string | null {
  if (name === 'theme') return theme;
  // `first` has parts of the question only.
  const answered = verdict?.[name as 'crawler' | 'url'] ?? null;
  if ((first[name] ?? answered) !== answered) return answered;
  const value = attributes[name] ?? null;
  if (!isFlag(name) || value === null) return value;
  return value === 'false' ? null : '1';
}

/** Marks a setting that the page has changed. The reader's value no longer counts. */
export function changeSetting(settings: FrameSettings, name: SettingName): void {
  settings.first = { ...settings.first, [name]: undefined };
  if (!settings.missing.includes(name)) settings.missing = [...settings.missing, name];
}

/** Keeps the question of a verdict if it isn't the one that the attributes gave, in case the frame is replaced. */
export function keepVerdict(settings: FrameSettings, verdict: Verdict): void {
  settings.verdict = verdict;
  // Otherwise the frame hasn't been asked yet what the page wants.
  for (const name of QUESTION)
    if (!settings.missing.includes(name))
      settings.first = { ...settings.first, [name]: settings.first[name] ?? verdict[name] };
}

/** Returns the settings with these names for a loaded frame. Null restores the default. The frame itself reports invalid values. */
export function settingValues(
  settings: Readonly<FrameSettings>,
  names: readonly SettingName[],
): SettingValues {
  return Object.fromEntries(names.map((name) => [name, requestedSetting(name, readSetting(settings, name))]));
}

function requestedSetting(name: SettingName, value: string | null): string | number | boolean | null {
  if (isFlag(name)) return value !== null;
  // A single line is a number: older frames know nothing else. An empty value or 0 is no line.
  if (name === 'highlight') return Number(value) === 0 ? null : Number(value) || value;
  return value;
}

function isFlag(name: SettingName): boolean {
  return (flagNames as readonly string[]).includes(name);
}
