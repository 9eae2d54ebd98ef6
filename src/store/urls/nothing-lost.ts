import type { UrlsState } from './urls-state';

/** What is told of a former list once another comes. */
export const NOTHING_LOST: Pick<UrlsState, 'lost' | 'areAskersLost'> = { lost: 0, areAskersLost: false };
