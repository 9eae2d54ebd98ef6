/** The views beside the file, in the order of their tabs. */
export const sideViews = ['why', 'crawlers', 'urls', 'compare', 'problems', 'engines'] as const;
export type SideView = (typeof sideViews)[number];

/** Everything that can be shown, in the order of the tabs on a phone, where the file is a view of its own. Links name them. */
export const views = ['file', ...sideViews] as const;
export type View = (typeof views)[number];
