import { createEmbedSettings, type EmbedSettings } from '../ui/page/embed/embed-settings';

/** Parameters of the address that only the embed page has. */
export const embedParameters = ['view', 'readonly', 'highlight'] as const;

/** Reads one of them into a part of the settings; null where its value means nothing. */
const readers: Readonly<
  Record<(typeof embedParameters)[number], (value: string) => Partial<EmbedSettings> | null>
> = {
  view: (value) => (value === 'both' || value === 'editor' || value === 'sentence' ? { view: value } : null),
  readonly: (value) => {
    if (['', '1', 'true'].includes(value)) return { isReadOnly: true };
    return ['0', 'false'].includes(value) ? { isReadOnly: false } : null;
  },
  highlight: (value) => (/^[1-9]\d{0,8}$/.test(value) ? { highlight: Number(value) } : null),
};

/** The settings that an address asks for, and the names of those parameters whose value was not understood. */
export function settingsOf(values: ReadonlyMap<string, string>): {
  readonly settings: ReturnType<typeof createEmbedSettings>;
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
