/** The views beside the file that have a tab, in the order of their tabs. */
export const tabViews = ['why', 'overview', 'crawlers', 'urls', 'compare', 'problems'] as const;

/** The views beside the file. `engines` is Why with its list of other engines. */
export const sideViews = [...tabViews, 'engines'] as const;
export type SideView = (typeof sideViews)[number];

/** All views. On a phone, the file has a tab, too. Links and test files use these ids. */
export const shownViews = ['file', ...sideViews] as const;
export type ShownView = (typeof shownViews)[number];

/** A view with a tab. On a phone, the file has one, too. */
export type TabView = Exclude<ShownView, 'engines'>;
