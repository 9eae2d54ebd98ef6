import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Rule for an index page',
  title: ({ value, folder, opensFolder }) =>
    opensFolder
      ? words`Only Google reads ${code(value)} as ${code(folder)} too`
      : words`${code(value)} leaves ${code(folder)} blocked`,
  explain: ({ opensFolder, folder }) =>
    opensFolder
      ? words`For Google, this rule also allows ${code(folder)}. For other crawlers, ${code(folder)} stays blocked. To make them agree, add ${code(`Allow: ${folder}$`)}.`
      : words`Most links lead to ${code(folder)}. It’s the same page at another URL, and this rule doesn’t allow it. To allow it too, add ${code(`Allow: ${folder}$`)}.`,
  why: 'To crawlers, a folder and its index page are two URLs, even if your server sends the same page.',
  crawlers: [
    {
      who: 'Google',
      does: 'lets an Allow for index.htm or index.html allow the folder itself too; a Disallow covers only the page',
    },
    { who: 'RFC 9309', does: 'doesn’t mention index pages' },
  ],
  fixName: ({ folder }) => `Add a rule for ${folder}`,
  fixed: ({ folder }) => `is now followed by a rule for ${folder}`,
  sources: ['googleParser', 'googleParserTests', 'rfc9309'],
};
