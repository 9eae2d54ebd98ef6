import { appTexts } from '../../../messages';
import { type TabView, tabViews } from '../../../store';
import { useTester } from '../tester-context';
import { PHONE, useMedia } from '../use-media';

/** Names of the views on their tabs. */
export const viewNames = {
  file: appTexts.fileView,
  why: appTexts.whyView,
  overview: appTexts.overviewView,
  crawlers: appTexts.crawlersView,
  urls: appTexts.urlsView,
  compare: appTexts.compareView,
  problems: appTexts.problemsView,
} as const satisfies Record<TabView, string>;

const phoneViews: readonly TabView[] = ['file', ...tabViews];

/** Returns the id of a view's tab. */
export function tabId(view: TabView): string {
  return `tab-${view}`;
}

/** Returns the id of a view's panel. */
export function panelId(view: TabView): string {
  return `panel-${view}`;
}

/**
 * Returns the views that have a tab at this width, and the shown one. The file is a separate view only on
 * phones.
 */
export function useViews(): { readonly views: readonly TabView[]; readonly shown: TabView } {
  const isPhone = useMedia(PHONE);
  // The list of other engines is a part of Why.
  const view = useTester((state) => (state.view === 'engines' ? 'why' : state.view));
  const showsFile = useTester((state) => state.showsFile);
  return isPhone ? { views: phoneViews, shown: showsFile ? 'file' : view } : { views: tabViews, shown: view };
}
