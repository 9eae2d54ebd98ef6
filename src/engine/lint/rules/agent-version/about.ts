import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Version behind the name',
  title: ({ value }) => say`The version in ${code(value)} means nothing`,
  explain: ({ name, count }) =>
    say`Most crawlers read ${code(name)} and drop the version; one that compares the whole text does not find its name. A rule cannot be for one version only.${count > 1 ? ` It is the same in ${count} lines.` : ''}`,
  why: 'The version changes with the crawler, the name does not. Groups go by the name.',
  crawlers: [
    {
      who: 'Google',
      does: 'reads the name up to the first character that is no letter, hyphen or underscore',
    },
    { who: 'Python’s robotparser', does: 'compares the whole text, with the version' },
  ],
  fixName: ({ count }) => (count > 1 ? 'Remove the versions' : 'Remove the version'),
  fixed: ({ name, count }) => (count > 1 ? `and ${count - 1} more lost the version` : `changed to ${name}`),
  examples: [
    {
      bad: 'User-agent: Googlebot⟦/2.1⟧\nDisallow: /x/\n',
      good: 'User-agent: Googlebot\nDisallow: /x/\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: MJ12bot⟦/v1.4⟧ # old\nDisallow: /x/\n',
      good: 'User-agent: MJ12bot # old\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: OldBot⟦/1.0⟧\nUser-agent: OlderBot/0.9\nDisallow: /x/\n',
      good: 'User-agent: OldBot\nUser-agent: OlderBot\nDisallow: /x/\n',
      severity: 'note',
    },
  ],
  sources: ['googleParser', 'google', 'python'],
};
