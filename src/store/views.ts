/** The views beside the file, in the order of their tabs. */
export const sideViews = ['why', 'overview', 'crawlers', 'urls', 'compare', 'problems', 'engines'] as const;
export type SideView = (typeof sideViews)[number];

/** All views, in the order of the tabs on a phone, where the file has a tab, too. Links and test files use these ids. */
export const views = ['file', ...sideViews] as const;
export type View = (typeof views)[number];
