import { Activity, type KeyboardEvent, Suspense, useEffect, useState } from 'react';
import type { Showable } from '../../../embed/protocol';
import { appTexts, formatNumber } from '../../../messages';
import { EDITOR_ID } from '../../parts/editor-anchor';
import { lazyPart } from '../../parts/lazy/lazy-part';
import { useTester, useTesterStore } from '../../parts/tester-context';
import { panelId, tabId, viewNames } from '../../parts/view/view-panels';
import { nextTab } from '../next-tab';
import tabStyles from '../view-tabs.module.css';
import { useEmbed } from './embed-context';
import type { EmbedTab } from './embed-settings';
import styles from './embed-tabs.module.css';
import { PartPane } from './part-pane';

/** Loaded when their tabs are first opened. */
const parts = {
  why: lazyPart(() => import('./embed-why').then((module) => module.EmbedWhy)),
  problems: lazyPart(() => import('./embed-problems').then((module) => module.EmbedProblems)),
  overview: lazyPart(() => import('./embed-overview').then((module) => module.EmbedOverview)),
} as const;

/** Properties of `EmbedTabs`. */
export interface EmbedTabsProps {
  readonly tabs: readonly EmbedTab[];
  readonly shown: EmbedTab;
  /** Called with the height in CSS pixels of the shown part's content, whenever it changes. */
  readonly onContentHeight: (height: number) => void;
}

/** The tabs beside the file's, and their parts. The file's own panel is the editor. */
export function EmbedTabs({ tabs, shown, onContentHeight }: EmbedTabsProps) {
  const { settings } = useEmbed();
  const store = useTesterStore();
  // A link to a line shows the file before the editor scrolls to the line.
  useEffect(
    () =>
      store.subscribe(({ lineRequest }, before) => {
        if (lineRequest !== null && lineRequest !== before.lineRequest) settings.showTab('file');
      }),
    [store, settings],
  );
  return (
    <>
      <TabStrip tabs={tabs} shown={shown} />
      {tabs.map(
        (tab) =>
          tab !== 'file' && (
            <Part key={tab} name={tab} isShown={tab === shown} onContentHeight={onContentHeight} />
          ),
      )}
    </>
  );
}

/** One stop of the Tab key; arrow keys move and select. */
function TabStrip({ tabs, shown }: Pick<EmbedTabsProps, 'tabs' | 'shown'>) {
  const { settings } = useEmbed();
  const problems = useTester(({ problemCounts: counts }) =>
    counts === null ? 0 : counts.error + counts.warning,
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event, tabs, shown);
    if (next === undefined) return;
    event.preventDefault();
    settings.showTab(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div className={styles['tabs']} role="tablist" aria-label={appTexts.views}>
      {tabs.map((tab) => (
        <button
          key={tab}
          id={tabId(tab)}
          type="button"
          role="tab"
          className={tabStyles['tab']}
          aria-selected={tab === shown}
          aria-controls={tab === 'file' ? EDITOR_ID : panelId(tab)}
          tabIndex={tab === shown ? 0 : -1}
          onClick={() => settings.showTab(tab)}
          onKeyDown={onKeyDown}
        >
          {viewNames[tab]}
          {tab === 'problems' && problems > 0 && (
            <span className={tabStyles['count']}> {formatNumber(problems)}</span>
          )}
        </button>
      ))}
    </div>
  );
}

interface PartProps extends Pick<EmbedTabsProps, 'onContentHeight'> {
  readonly name: Showable;
  readonly isShown: boolean;
}

/** A part with a tab. It is mounted when it is first opened, and then stays mounted. */
function Part({ name, isShown, onContentHeight }: PartProps) {
  const [wasOpened, setWasOpened] = useState(isShown);
  if (isShown && !wasOpened) setWasOpened(true);
  const Content = parts[name];
  return (
    <PartPane
      id={panelId(name)}
      role="tabpanel"
      aria-labelledby={tabId(name)}
      tabIndex={0}
      isHidden={!isShown}
      onContentHeight={onContentHeight}
    >
      {wasOpened && (
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          {/* Without a height of its own, so that the frame doesn't shrink for a moment. */}
          <Suspense fallback={<p className={styles['loading']}>{appTexts.viewLoading}</p>}>
            <Content />
          </Suspense>
        </Activity>
      )}
    </PartPane>
  );
}
