import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Star at the end of a path',
  title: ({ value, overruled }) =>
    overruled === ''
      ? say`The star at the end of ${code(value)} adds nothing`
      : say`The star lets ${code(value)} win over ${code(overruled)}`,
  explain: ({ value, path, count, overruled }) => {
    if (overruled !== '')
      return say`${code(value)} and ${code(path)} fit the same addresses, but the one with the star is longer, and the longer rule decides. Without the star ${code(`Allow: ${overruled}`)} holds for crawlers that follow Google’s parser.`;
    const many = count > 1 ? ` The file has ${count} such lines.` : '';
    return say`${code(path)} fits the same addresses.${many}`;
  },
  why: 'A path fits every address that begins with it, whether a star follows or not. The star still counts as a character where the longest rule decides.',
  crawlers: [
    {
      who: 'Google',
      does: 'matches the same addresses; its parser counts the star when it looks for the longest rule',
    },
    { who: 'Google’s specification of 2020', does: 'ignores a star at the end' },
  ],
  fixName: ({ count }) => (count > 1 ? 'Remove the stars at the end' : 'Remove the star'),
  fixed: ({ path, count }) =>
    count > 1 ? `and ${count - 1} more lost the star at the end` : `changed to ${path}`,
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /x⟦*⟧ # old\nDisallow: /y?*\n',
      good: 'User-agent: *\nDisallow: /x # old\nDisallow: /y?\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: *\nAllow: /old\nDisallow: /old⟦*⟧\nDisallow: /next⟦*⟧\n',
      good: 'User-agent: *\nAllow: /new\nDisallow: /x*y\n',
    },
  ],
  sources: ['google', 'googleParser', 'google2020'],
};
