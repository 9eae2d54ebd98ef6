import { createContext, useContext } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import type { Guess, Verdict } from '../../../embed/element-api';
import type { ListedUrl } from '../../../embed/read-urls';
import type { TesterState } from '../../../store';
import { useAnswer } from '../../parts/answer/use-answer';
import { createReturnFocus, type ReturnFocus } from '../../parts/text/return-focus';
import type { EmbedSettings, EmbedSettingsStore, EmbedTab } from './embed-settings';
import { tabsOf } from './embed-settings';

/** The answer to a URL of the host's list. */
export interface ListedAnswer extends Verdict {
  /** True if it is the expected answer; null if nothing is expected. */
  readonly isMet: boolean | null;
}

/** Connects the embedded page to its settings and to the host page. */
export interface EmbedBinding {
  readonly settings: EmbedSettingsStore;
  /** Returns the URL that opens the current state in the tester. Null if it is too long for browsers. */
  shareLink(state: TesterState): Promise<string | null>;
  /** Called when the page shows the answer, or what replaces it. */
  onReady(): void;
  /** Called with the height in CSS pixels that the page needs in order not to scroll. */
  onHeight(height: number): void;
  /** Puts back the file and the question that the host gave. */
  reset(): void;
  /**
   * Answers URLs about the shown file, and again after each change, until the returned function is called. An answer is null if it can't be given; all are
   * null when a change makes them stale.
   */
  answerUrls(
    urls: readonly ListedUrl[],
    onAnswers: (answers: readonly (ListedAnswer | null)[] | null) => void,
  ): () => void;
  /** Called when the reader of a quiz has guessed. */
  onGuess(guess: Guess): void;
  /** Asks the host to open a link. Returns false if the host does not do that. */
  openByHost(link: string): boolean;
}

/** Provides the `EmbedBinding` of this page. */
export const EmbedContext = createContext<EmbedBinding | null>(null);

/** Returns the `EmbedBinding` of this page. Throws outside `EmbedContext`. */
export function useEmbed(): EmbedBinding {
  const binding = useContext(EmbedContext);
  if (binding === null) throw new Error('A component of the embedded page stands outside EmbedContext');
  return binding;
}

/** Selects a part of the settings and renders again when it changes. */
export function useEmbedSetting<Part>(select: (settings: EmbedSettings) => Part): Part {
  return useStore(useEmbed().settings, select);
}

/** Returns the tabs and the shown one. */
export function useTabs(): { readonly tabs: readonly EmbedTab[]; readonly shown: EmbedTab } {
  const answer = useAnswer();
  const settings = useEmbedSetting((all) => all);
  const tabs = tabsOf(settings, answer);
  return { tabs, shown: tabs.includes(settings.tab) ? settings.tab : 'file' };
}

/** Creates a `ReturnFocus` that also returns to the tab with the link. */
export function returnFocusIn(settings: EmbedBinding['settings']): ReturnFocus {
  const own = createReturnFocus();
  let tab: EmbedTab = 'file';
  return {
    remember: (link) => {
      tab = settings.getState().tab;
      own.remember(link);
    },
    restore: () => own.restore(() => flushSync(() => settings.showTab(tab))),
  };
}
