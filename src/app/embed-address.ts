import { embedViews, lockable, showable } from '../embed/protocol';
import { readLines } from '../embed/read-lines';
import { readUrls } from '../embed/read-urls';
import {
  createEmbedSettings,
  type EmbedSettingsStore,
  type HostSettings,
} from '../ui/page/embed/embed-settings';

/** Parameters that only the embed page's address has. */
export const embedParameters = ['view', 'readonly', 'quiz', 'highlight', 'lock', 'urls', 'show'] as const;

/** Returns the settings that a value of `lock` names. Unknown words mean nothing. */
export function readLock(value: string): Pick<HostSettings, 'locked'> {
  return { locked: namedIn(value, lockable) };
}

/** Returns the settings that a value of `show` names. Unknown words mean nothing. */
export function readShow(value: string): Pick<HostSettings, 'offered'> {
  return { offered: namedIn(value, showable) };
}

/** Returns the names among the words of a value, in their own order. */
function namedIn<Name extends string>(value: string, names: readonly Name[]): readonly Name[] {
  const words = value.split(/\s+/);
  return names.filter((name) => words.includes(name));
}

/** Converts each parameter's value into a part of the settings; null for an invalid value. */
const readers: Readonly<
  Record<(typeof embedParameters)[number], (value: string) => Partial<HostSettings> | null>
> = {
  view: (value) => {
    const view = embedViews.find((known) => known === value);
    return view === undefined ? null : { view };
  },
  readonly: (value) => readFlag(value, (isReadOnly) => ({ isReadOnly })),
  quiz: (value) => readFlag(value, (isQuiz) => ({ isQuiz })),
  highlight: (value) => {
    const highlight = readLines(value);
    return highlight && { highlight };
  },
  lock: readLock,
  urls: (value) => {
    const urls = readUrls(value);
    return urls && { urls };
  },
  show: readShow,
};

function readFlag<Part>(value: string, partOf: (isSet: boolean) => Part): Part | null {
  if (['', '1', 'true'].includes(value)) return partOf(true);
  return ['0', 'false'].includes(value) ? partOf(false) : null;
}

/** Returns the settings of an address, and the names of the parameters with invalid values. */
export function settingsOf(values: ReadonlyMap<string, string>): {
  readonly settings: EmbedSettingsStore;
  readonly dropped: readonly string[];
} {
  const dropped: string[] = [];
  const parts = embedParameters.map((name) => {
    const value = values.get(name);
    const part = value === undefined ? {} : readers[name](value);
    if (part === null) dropped.push(name);
    return part;
  });
  return { settings: createEmbedSettings(Object.assign({}, ...parts)), dropped };
}
