import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Unknown field',
  title: ({ field, meant }) =>
    meant === ''
      ? say`Nobody here knows the field ${code(field)}`
      : say`${code(field)} is not ${code(meant)}`,
  explain: ({ field, count, meant }) =>
    meant !== ''
      ? say`Crawlers skip ${count > 1 ? `the ${count} lines` : 'the line'}, also those that know ${code(meant)}.`
      : say`Crawlers skip ${count > 1 ? `the ${count} lines` : 'the line'}. That does no harm; if ${code(field)} is a remark, put a ${code('#')} in front of it.`,
  why: 'Crawlers skip fields that they do not know. So a file may hold fields for some crawlers only, and new ones.',
  crawlers: [
    { who: 'Google', does: 'ignores the line; it does not end a group' },
    { who: 'Protego', does: 'ignores the line, but it ends the group’s list of names' },
  ],
  fixName: ({ meant }) => (meant === '' ? 'Make it a comment' : 'Fix spelling'),
  fixed: ({ count, meant }) => {
    const others = count > 1 ? `and ${count - 1} more ` : '';
    if (meant !== '') return `${others}changed to ${meant}`;
    return others === '' ? 'became a comment' : `${others}became comments`;
  },
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /x/\n⟦Unicorn⟧: /y\nUnicorn: /z\n',
      good: 'User-agent: *\nDisallow: /x/\n# Unicorn: /y\n',
    },
    {
      bad: 'User-agent: bingbot\nDisallow: /x/\n⟦Crawl delay⟧: 5\n',
      good: 'User-agent: bingbot\nDisallow: /x/\nCrawl-delay: 5\n',
    },
  ],
  sources: ['googleParser', 'googleReporting', 'protego'],
};
