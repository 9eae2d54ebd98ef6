import { flushSync } from 'react-dom';
import type { TesterActions } from '../../../store';
import { panelId, tabId } from './view-panels';

/** Id of the button in Why that opens the list of other engines. */
export const ENGINES_BUTTON_ID = 'compare-engines';

/** Id of the list's heading, which takes the focus when the list opens. */
export const ENGINES_TITLE_ID = 'engines-title';

/** Opens the list of other engines in Why, and focuses its heading. As long as the list loads, the view has the focus. */
export function openEngines(actions: Pick<TesterActions, 'setView'>): void {
  // A hidden view can't have the focus.
  flushSync(() => actions.setView('engines'));
  const panel = document.getElementById(panelId('why'));
  panel?.scrollTo(0, 0);
  (document.getElementById(ENGINES_TITLE_ID) ?? panel)?.focus();
}

/** Goes back from the list to the fact in Why, and focuses the fact's button. Without an answer there is none. */
export function closeEngines(actions: Pick<TesterActions, 'setView'>): void {
  flushSync(() => actions.setView('why'));
  (document.getElementById(ENGINES_BUTTON_ID) ?? document.getElementById(tabId('why')))?.focus();
}
