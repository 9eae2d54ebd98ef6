import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { appTexts, formatNumber, problemsTab } from '../../messages';
import { useActions, useTester } from '../parts/tester-context';
import { panelId, tabId, useViews, viewNames } from '../parts/view/view-panels';
import { nextTab } from './next-tab';
import styles from './view-tabs.module.css';

/** The tabs of the views: one stop of the Tab key, arrow keys move and select. */
export function ViewTabs() {
  const { views, shown } = useViews();
  const actions = useActions();
  const problems = useTester(({ problemCounts: counts }) =>
    counts === null ? 0 : counts.error + counts.warning,
  );
  const list = useRef<HTMLDivElement>(null);
  // If the tabs do not fit, scroll the selected one into view. Repeat this when a scroll bar makes the list narrower.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count moves the tabs after it
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => centre(element, tabId(shown)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [shown, problems]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event, views, shown);
    if (next === undefined) return;
    event.preventDefault();
    actions.setView(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div ref={list} className={styles['tabs']} role="tablist" aria-label={appTexts.views}>
      {views.map((view) => (
        <button
          key={view}
          id={tabId(view)}
          type="button"
          role="tab"
          className={styles['tab']}
          aria-label={view === 'problems' && problems > 0 ? problemsTab(problems) : undefined}
          aria-selected={view === shown}
          aria-controls={panelId(view)}
          tabIndex={view === shown ? 0 : -1}
          onClick={() => actions.setView(view)}
          onKeyDown={onKeyDown}
        >
          {viewNames[view]}
          {view === 'problems' && problems > 0 && (
            <span className={styles['count']} aria-hidden="true">
              {' '}
              {formatNumber(problems)}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

/** Scrolls a list sideways, without its ancestors, until a tab is centred or the list reaches its end. */
function centre(list: HTMLElement, id: string): void {
  const tab = document.getElementById(id);
  if (tab !== null) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}
