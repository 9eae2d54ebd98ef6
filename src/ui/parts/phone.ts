/**
 * Media query of the phone layout: one scrolling column, and the file in its own tab. Matches phones, and
 * windows as low as a phone held sideways. The style sheets use the same query. In its own file for the
 * page's first script.
 */
export const PHONE = '(max-width: 640px), (height < 560px)';
