import type { RuleAbout } from '../../texts/rule-about';
import { alsoFor, code, listSome, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Group without the rules for all crawlers',
  title: ({ names, nameCount, count, isOpen }) => {
    const crawlers = listSome(names, nameCount, 1);
    if (isOpen) return [...crawlers, ' may crawl everything'];
    const rules = count === 1 ? 'One rule in the ' : `${count} rules in the `;
    return [
      rules,
      code('*'),
      count === 1 ? ' group doesn’t apply to ' : ' group don’t apply to ',
      ...crawlers,
    ];
  },
  explain: ({ names, nameCount, followers, paths, count, groups, isOpen }) => [
    ...listSome(names, nameCount, 4),
    ' can crawl ',
    ...listSome(paths, count, 3),
    ', which the ',
    code('*'),
    ' group blocks for other crawlers. A crawler with its own group follows only that group.',
    ...(isOpen ? words` An empty ${code('Disallow:')} there allows everything.` : []),
    ` If that’s intended, there’s nothing to do. If not, copy the rule${count === 1 ? '' : 's'} into ${nameCount > 1 ? 'their' : 'its'} group${groups > 1 ? 's' : ''}.`,
    ...alsoFor(followers),
  ],
  why: 'Crawlers don’t combine their own group with the * group. If a rule is for both, write it in both.',
  crawlers: [
    { who: 'Google', does: 'follows only the groups that name it' },
    { who: 'Bing', does: 'says that Bingbot follows only its own group if there is one' },
    { who: 'RFC 9309', does: 'applies the * group only if no other group names the crawler' },
  ],
  // Some of the rules may be covered by others, and some Allow rules go with them.
  fixName: ({ copied, count, groups }) =>
    `Copy the ${copied === count && count > 1 ? `${count} ` : ''}${count === 1 ? 'rule' : 'rules'}${groups > 1 ? ` into ${groups} groups` : ''}`,
  sources: ['google', 'bingGroups', 'rfc9309'],
};
