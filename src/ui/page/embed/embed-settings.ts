import { createStore, type StoreApi } from 'zustand/vanilla';

/** Visible parts of the embedded page: question and editor, the editor alone, or the question alone. */
export type EmbedView = 'both' | 'editor' | 'sentence';

/** Settings from the frame's parameters and its host, other than text, question and theme. */
export interface EmbedSettings {
  readonly view: EmbedView;
  readonly isReadOnly: boolean;
  /** Line to highlight, counted from 1. */
  readonly highlight: number | null;
  /** Line that the host wants to be visible. A new object for every request. */
  readonly lineRequest: { readonly line: number } | null;
}

/** Default settings. */
export const defaultSettings: EmbedSettings = {
  view: 'both',
  isReadOnly: false,
  highlight: null,
  lineRequest: null,
};

/** Creates a store of settings. */
export function createEmbedSettings(settings: Partial<EmbedSettings>): StoreApi<EmbedSettings> {
  return createStore(() => ({ ...defaultSettings, ...settings }));
}
