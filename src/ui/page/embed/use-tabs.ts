import { flushSync } from 'react-dom';
import { useAnswer } from '../../parts/answer/use-answer';
import { createReturnFocus, type ReturnFocus } from '../../parts/text/return-focus';
import { type EmbedBinding, useEmbedSetting } from './embed-context';
import { type EmbedTab, tabsOf } from './embed-settings';

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
    restore: () => own.restore(() => flushSync(() => settings.setState({ tab }))),
  };
}
