import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Rule for an index page',
  title: ({ value, folder }) => say`${code(value)} is not ${code(folder)}`,
  explain: ({ isAllow, opensFolder, folder, others }) => {
    if (isAllow !== true)
      return [
        ...say`Most links lead to ${code(folder)}, which is the same page under another address and stays open. To block that too, add ${code(`Disallow: ${folder}$`)}.`,
        ...(others > 0 ? say` The group has ${others} more such ${others === 1 ? 'rule' : 'rules'}.` : []),
      ];
    return opensFolder
      ? say`Google opens ${code(folder)} together with its index page. Other crawlers do not, and stay out of ${code(folder)}. With ${code(`Allow: ${folder}$`)} all of them do the same.`
      : say`Most links lead to ${code(folder)}, which is the same page under another address and stays blocked. To open that too, add ${code(`Allow: ${folder}$`)}.`;
  },
  why: 'For crawlers a folder and its index page are two addresses, although the server sends the same page.',
  crawlers: [
    {
      who: 'Google',
      does: 'lets an Allow for index.htm or index.html open the folder itself too; a Disallow means the page only',
    },
    { who: 'RFC 9309', does: 'knows nothing about index pages' },
  ],
  fixName: ({ folder, others }) =>
    others > 0 ? `Add rules for ${others + 1} folders` : `Add a rule for ${folder}`,
  fixed: ({ folder, others }) =>
    others > 0 ? `and ${others} more got a rule for the folder below` : `got a rule for ${folder} below it`,
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
