import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Rule for an index page',
  title: ({ value, folder, isAllow, opensFolder }) => {
    if (isAllow !== true) return words`${code(value)} leaves ${code(folder)} open`;
    return opensFolder
      ? words`Only Google reads ${code(value)} as ${code(folder)} too`
      : words`${code(value)} leaves ${code(folder)} blocked`;
  },
  explain: ({ isAllow, opensFolder, folder, others }) => {
    if (isAllow !== true)
      return [
        ...words`Most links lead to ${code(folder)}. It’s the same page at another URL, and this rule doesn’t block it. To block it too, add ${code(`Disallow: ${folder}$`)}.`,
        ...(others > 0
          ? words` The group has ${others} more ${others === 1 ? 'rule' : 'rules'} like this.`
          : []),
      ];
    return opensFolder
      ? words`For Google, this rule also allows ${code(folder)}. For other crawlers, ${code(folder)} stays blocked. To make them agree, add ${code(`Allow: ${folder}$`)}.`
      : words`Most links lead to ${code(folder)}. It’s the same page at another URL, and this rule doesn’t allow it. To allow it too, add ${code(`Allow: ${folder}$`)}.`;
  },
  why: 'To crawlers, a folder and its index page are two URLs, even if your server sends the same page.',
  crawlers: [
    {
      who: 'Google',
      does: 'lets an Allow for index.htm or index.html allow the folder itself too; a Disallow covers only the page',
    },
    { who: 'RFC 9309', does: 'doesn’t mention index pages' },
  ],
  fixName: ({ folder, others }) =>
    others > 0 ? `Add rules for ${others + 1} folders` : `Add a rule for ${folder}`,
  fixed: ({ folder, others }) =>
    others > 0
      ? `and ${others} more are now followed by a rule for the folder`
      : `is now followed by a rule for ${folder}`,
  examples: [
    {
      bad: 'User-agent: *\nDisallow: ⟦/a/index.html⟧\n',
      good: 'User-agent: *\nDisallow: /a/index.html\nDisallow: /a/$\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: *\nDisallow: ⟦/a/index.html⟧\nDisallow: /b/default.aspx\n',
      good: 'User-agent: *\nDisallow: /index.php\nDisallow: /index.html\n',
    },
    {
      bad: 'User-agent: *\nAllow: ⟦/a/index.html⟧\nDisallow: /a/\n',
      good: 'User-agent: *\nAllow: /a/index.html\nDisallow: /b/\n',
      severity: 'warning',
    },
    {
      bad: 'User-agent: *\nAllow: ⟦/a/index.php⟧\nDisallow: /a\n',
      good: 'User-agent: *\nDisallow: /a/index.php?id=\nDisallow: /index\n',
      severity: 'note',
    },
  ],
  sources: ['googleParser', 'googleParserTests', 'rfc9309'],
};
