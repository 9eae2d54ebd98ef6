import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Allow without a Disallow',
  title: ({ path, count }) => [
    code(`Allow: ${path}`),
    count === 1
      ? ' makes no exception'
      : ` and ${count === 2 ? 'one more line' : `${count - 1} more lines`} make no exception`,
  ],
  explain: ({ isAlone }) =>
    isAlone
      ? words`An Allow isn’t a list of the only pages that may be crawled. Nothing is blocked in this group, so everything is open. To open only these paths, add ${code('Disallow: /')}.`
      : words`No Disallow in this group blocks this path, so it’s open anyway. If no Disallow is missing here, you can remove the Allow.`,
  why: 'Everything is allowed unless a Disallow blocks it. An Allow only makes an exception to a Disallow.',
  crawlers: [
    { who: 'Google', does: 'crawls every URL that no Disallow matches' },
    { who: 'RFC 9309', does: 'allows a URL if no rule matches it' },
  ],
  sources: ['google', 'rfc9309'],
};
