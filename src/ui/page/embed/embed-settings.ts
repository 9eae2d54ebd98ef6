import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Lockable, View } from '../../../embed/protocol';
import type { TesterState } from '../../../store';

/** The file and the question that the host gave. */
export type GivenState = Pick<TesterState, 'document' | 'crawlerInput' | 'urlInput'>;

/** Settings from the frame's parameters and its host, other than text, question and theme. */
export interface EmbedSettings {
  readonly view: View;
  readonly isReadOnly: boolean;
  /** Lines to highlight, counted from 1, in ascending order. */
  readonly highlight: readonly number[];
  /** Parts of the question that the reader can't change. */
  readonly locked: readonly Lockable[];
  /** Null until the tester has been created. */
  readonly given: GivenState | null;
  /** Line that the host wants to be visible. A new object for every request. */
  readonly lineRequest: { readonly line: number } | null;
}

/** Default settings. */
export const defaultSettings: EmbedSettings = {
  view: 'both',
  isReadOnly: false,
  highlight: [],
  locked: [],
  given: null,
  lineRequest: null,
};

/** Creates a store of settings. */
export function createEmbedSettings(settings: Partial<EmbedSettings>): StoreApi<EmbedSettings> {
  return createStore(() => ({ ...defaultSettings, ...settings }));
}
