import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'License without a full address',
  title: ({ value }) =>
    value === '' ? say`${code('License')} names no address` : say`${code(value)} is not a full address`,
  explain: () =>
    say`Programs that look for a licence may not find yours. The line names a file in full, as in ${code('https://example.com/license.xml')}.`,
  why: 'License is a field of RSL, a standard of 2025 for saying on which terms pages may be used. No crawl rule depends on it.',
  crawlers: [
    { who: 'RSL', does: 'has the full address of an XML file in the line, which counts for the whole site' },
    { who: 'Google, Bing and Yandex', does: 'do not document it' },
  ],
  fixName: ({ value }) => (value === '' ? 'Remove the line' : 'Write the full address'),
  fixed: ({ value, better }) => (value === '' ? 'removed' : `changed to ${better}`),
  examples: [
    {
      bad: 'License: ⟦/license.xml⟧ # terms\n\nUser-agent: *\nDisallow: /x\n',
      good: 'License: https://example.com/license.xml # terms\n\nUser-agent: *\nDisallow: /x\n',
      severity: 'note',
      context: { robotsUrl: 'https://example.com/robots.txt' },
    },
    {
      bad: 'License: ⟦"https://example.com/license.xml"⟧\n\nUser-agent: *\nDisallow: /x\n',
      good: 'License: https://licences.example/a.xml\nUser-agent: *\nDisallow: /x\n',
      severity: 'note',
    },
    {
      bad: '⟦License⟧: # none\n\nUser-agent: *\nDisallow: /x\n',
      good: '# none\n\nUser-agent: *\nDisallow: /x\n',
      severity: 'note',
    },
  ],
  sources: ['rsl'],
};
