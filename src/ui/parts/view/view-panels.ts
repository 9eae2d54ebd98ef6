import { appTexts } from '../../../messages';
import { sideViews, type View, views } from '../../../store';
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
  engines: appTexts.enginesView,
} as const satisfies Record<View, string>;

/** Returns the id of a view's tab. */
export function tabId(view: View): string {
  return `tab-${view}`;
}

/** Returns the id of a view's panel. */
export function panelId(view: View): string {
  return `panel-${view}`;
}

/**
 * Returns the views that have a tab at this width, and the shown one. The file is a separate view only on
 * phones.
 */
export function useViews(): { readonly views: readonly View[]; readonly shown: View } {
  const isPhone = useMedia(PHONE);
  const view = useTester((state) => state.view);
  const showsFile = useTester((state) => state.showsFile);
  return isPhone ? { views, shown: showsFile ? 'file' : view } : { views: sideViews, shown: view };
}
