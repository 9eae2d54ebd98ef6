import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the embedded page shows: question and editor, the editor alone, or the question alone. */
export type EmbedView = 'both' | 'editor' | 'sentence';

/** What the frame's parameters and its host set, beside text, question and theme. */
export interface EmbedSettings {
  readonly view: EmbedView;
  readonly isReadOnly: boolean;
  /** A line to be framed, counted from 1. */
  readonly highlight: number | null;
  /** A line that the host wants to be seen. A new object for every request. */
  readonly lineRequest: { readonly line: number } | null;
}

/** What holds where nothing is set. */
export const defaultSettings: EmbedSettings = {
  view: 'both',
  isReadOnly: false,
  highlight: null,
  lineRequest: null,
};

/** A store of settings. */
export function createEmbedSettings(settings: Partial<EmbedSettings>): StoreApi<EmbedSettings> {
  return createStore(() => ({ ...defaultSettings, ...settings }));
}
