import type { RuleAbout } from '../../texts/rule-about';
import { code, listNames, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Unknown crawler name',
  title: ({ value, meant, isMisspelt }) =>
    isMisspelt
      ? words`${code(value)} looks like a misspelt ${meant}`
      : words`No crawler we know is called ${code(value)}`,
  explain: ({ value, meant, others, isMisspelt }) => {
    if (isMisspelt)
      return words`Crawlers compare the whole name, so ${meant} doesn’t follow the rules for ${code(value)}. Write ${code(meant)}.`;
    const known = others.length > 0 ? 'Known names are' : 'The known name is';
    return [
      `Crawlers compare the whole name, so these rules may not apply to any crawler. ${known} ${listNames([meant, ...others])}. If you mean ${others.length > 0 ? 'one of these' : 'that one'}, write its name.`,
    ];
  },
  why: 'A group applies to the exact name that a crawler looks for, which is often not its company’s name. Our list doesn’t include every crawler.',
  crawlers: [
    { who: 'Google', does: 'compares whole names and ignores case' },
    { who: 'RFC 9309', does: 'compares whole names and ignores case' },
  ],
  fixName: ({ meant }) => `Change to ${meant}`,
  sources: ['googleParser', 'rfc9309', 'googleCrawlers'],
};
