import type { RuleAbout } from '../../texts/rule-about';
import { code, PYTHON, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Several * groups',
  title: ({ groups }) => words`There are ${groups} ${code('*')} groups`,
  explain: ({ firstLine, groups }) =>
    words`The first one starts in line ${firstLine}. Google combines the rules of ${groups > 2 ? 'all of them' : 'both'}. Some other crawlers report a second one as an error or ignore it, so they may follow only the rules of the first. Put all rules for ${code('*')} into one group.`,
  why: 'A file should have one group for all crawlers it doesn’t name. The 1994 standard permits only one.',
  crawlers: [
    { who: 'Google and RFC 9309', does: 'combine all * groups' },
    { who: 'Yandex', does: 'reports an error' },
    { who: 'Baidu', does: 'expects a single * group (second-hand source)' },
    { who: PYTHON, does: 'follows only the first one' },
  ],
  fixName: ({ groups, merged }) => {
    if (merged < groups - 1) return `Merge ${merged + 1} of the groups`;
    return groups > 2 ? `Merge the ${groups} groups` : 'Merge into the first group';
  },
  sources: ['google', 'yandexErrors', 'baidu', 'standard1994', 'python'],
};
