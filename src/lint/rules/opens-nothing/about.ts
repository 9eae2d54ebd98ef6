import type { RuleAbout } from '../../texts/rule-about';
import { code, listNames, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Allow that opens nothing',
  title: ({ path, names, otherNames, others }) => [
    ...(others > 0
      ? words`${code(path)} and ${others === 1 ? 'one more Allow' : `${others} more Allow rules`} open nothing for `
      : words`${code(path)} opens nothing for `),
    whom(names, otherNames),
  ],
  explain: ({ names, otherNames, blocked, blockedLine, blocksAll }) => {
    const isOne = names.length + otherNames === 1;
    return [
      `${whom(names, otherNames)} ${isOne ? 'follows only its own group' : 'follow only their own group'}, and nothing there blocks this path. Line ${blockedLine}, `,
      code(`Disallow: ${blocked}`),
      ', is in the ',
      code('*'),
      ' group. ',
      ...(blocksAll
        ? words`If ${isOne ? 'this crawler' : 'these crawlers'} should fetch only what this group allows, add ${code('Disallow: /')} to it.`
        : words`If the rest of ${code(blocked)} should be blocked here too, copy that rule into this group.`),
      ' If not, remove the Allow.',
    ];
  },
  why: 'Crawlers don’t combine their own group with the * group. An Allow only makes an exception to a Disallow in the same group, so on its own it opens nothing that wasn’t open.',
  crawlers: [
    { who: 'Google', does: 'follows only the groups that name it' },
    { who: 'Bing', does: 'says that Bingbot follows only its own group if there is one' },
    { who: 'RFC 9309', does: 'applies the * group only if no other group names the crawler' },
  ],
  sources: ['google', 'bingGroups', 'rfc9309'],
};

function whom(names: readonly string[], others: number): string {
  return others > 0 ? `${names.join(', ')} and ${others} more` : listNames(names);
}
