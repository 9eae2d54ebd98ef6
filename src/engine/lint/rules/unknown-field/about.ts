import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';

export const about: RuleAbout = {
  name: 'Unknown field',
  title: ({ field }) => say`Nobody here knows the field ${code(field)}`,
  explain: ({ field, count }) =>
    say`Crawlers skip ${Number(count) > 1 ? `the ${String(count)} lines` : 'the line'}. That does no harm; if ${code(field)} is a remark, put a ${code('#')} in front of it.`,
  why: 'Crawlers skip fields that they do not know. So a file may hold fields for some crawlers only, and new ones.',
  crawlers: [
    { who: 'Google', does: 'ignores the line; it does not end a group' },
    { who: 'Protego', does: 'ignores the line, but it ends the group’s list of names' },
  ],
  fixName: () => 'Make it a comment',
  fixed: ({ count }) =>
    Number(count) > 1 ? `and ${String(Number(count) - 1)} more became comments` : 'became a comment',
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /x/\n⟦Unicorn⟧: /y\nUnicorn: /z\n',
      good: 'User-agent: *\nDisallow: /x/\n# Unicorn: /y\n',
    },
  ],
  sources: ['googleParser', 'googleReporting', 'protego'],
};
