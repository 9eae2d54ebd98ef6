import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Path that blocks less than it seems',
  title: ({ value, address }) => words`${code(value)} doesn’t block ${code(address)}`,
  explain: ({ address, better, isFolder }) =>
    isFolder
      ? words`This rule blocks what’s inside the folder. The page ${code(address)}, without a slash at the end, stays open. To block it too, add a rule for ${code(better)}.`
      : words`The dollar sign means that nothing may follow the extension, not even a ${code('?')} and parameters. ${code(better)} blocks the URL with and without parameters.`,
  why: 'Crawlers compare rules with the whole path, including everything after the question mark. The URLs with and without a slash at the end differ, even though many servers show the same page at both.',
  crawlers: [
    {
      who: 'Google',
      does: 'gives these examples: /fish/ doesn’t match /fish, and /*.php$ doesn’t match /filename.php?parameters',
    },
    {
      who: 'Bing, Yandex and RFC 9309',
      does: 'compare character by character too, and treat $ as the end of the URL',
    },
  ],
  fixName: ({ isFolder }) => (isFolder ? 'Block the page too' : 'Remove the $'),
  sources: ['google'],
};
