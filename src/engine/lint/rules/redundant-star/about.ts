import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Star at the end of a path',
  title: ({ value, overruled }) =>
    overruled === ''
      ? words`The star at the end of ${code(value)} isn’t needed`
      : words`The star lets ${code(value)} win over ${code(overruled)}`,
  explain: ({ value, path, count, overruled }) => {
    if (overruled !== '')
      return words`${code(value)} and ${code(path)} match the same URLs, but the one with the star is longer, and the longest rule wins. Without the star, ${code(`Allow: ${overruled}`)} wins for crawlers that read rules as Google’s parser does.`;
    const many = count > 1 ? ` The file has ${count} lines like this.` : '';
    return words`${code(path)} matches the same URLs.${many}`;
  },
  why: 'A path matches every URL that begins with it, with or without a star at the end. The star still counts towards the rule’s length, and the longest rule wins.',
  crawlers: [
    {
      who: 'Google',
      does: 'matches the same URLs; its parser counts the star in the rule’s length',
    },
    { who: 'Google’s specification of 2020', does: 'ignores a star at the end' },
  ],
  fixName: ({ count }) => (count > 1 ? 'Remove the stars at the end' : 'Remove the star'),
  fixed: ({ path, count }) =>
    count > 1 ? `and ${count - 1} more no longer end with a star` : `changed to ${path}`,
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /x⟦*⟧ # old\nDisallow: /y?*\n',
      good: 'User-agent: *\nDisallow: /x # old\nDisallow: /y?\n',
      severity: 'tidy',
    },
    {
      bad: 'User-agent: *\nAllow: /old\nDisallow: /old⟦*⟧\nDisallow: /next⟦*⟧\n',
      good: 'User-agent: *\nAllow: /new\nDisallow: /x*y\n',
    },
  ],
  sources: ['google', 'googleParser', 'google2020'],
};
