import type { RuleAbout } from '../../texts/rule-about';
import { list, listNames, listSome } from '../../texts/words';
import type { rule } from './rule';

/** Maximum number of names in the title. */
const MOST_NAMES = 3;

export const about: RuleAbout<typeof rule> = {
  name: 'Search engine blocked',
  title: ({ names }) => [
    ...listSome(names, names.length, MOST_NAMES),
    ` ${names.length > 1 ? 'are' : 'is'} blocked from the whole site`,
  ],
  explain: ({ names, operators }) => [
    ...list(names),
    ` can’t crawl any page, so the search engine${operators.length > 1 ? 's' : ''} of ${listNames(operators)} can’t show yours properly. If that’s intended, there’s nothing to do.`,
  ],
  why: 'Such a group is often a leftover from a test, or joined to a list of unwanted bots by mistake.',
  crawlers: [
    { who: 'Google', does: 'crawls nothing, but may still list URLs that other sites link to' },
    { who: 'Bing', does: 'crawls nothing, also if only msnbot is named' },
  ],
  sources: ['google', 'bing', 'bingbotAnnounced'],
};
