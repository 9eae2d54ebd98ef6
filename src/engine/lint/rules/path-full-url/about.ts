import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Whole address in a rule',
  title: ({ value }) => say`${code(value)} is a whole address, not a path`,
  explain: ({ host, path, isForeign }) =>
    isForeign
      ? say`The rule never matches, and a robots.txt speaks for its own site only. What holds for ${code(host)} stands in the robots.txt there.`
      : say`Rules are compared with what follows the host, so this one never matches. Write ${code(path)}.`,
  why: 'A robots.txt speaks for the site on which it lies, so its rules name no host.',
  crawlers: [
    { who: 'Google', does: 'takes the address as a path, so the rule never matches' },
    { who: 'Bing', does: 'asks for paths, not for whole addresses (retold)' },
    { who: 'Protego (Scrapy)', does: 'puts a slash in front; it still matches nothing' },
  ],
  fixName: () => 'Keep the path only',
  fixed: ({ path }) => `changed to ${path}`,
  examples: [
    {
      bad: 'User-agent: *\nDisallow: ⟦https://example.com/private/⟧\n',
      good: 'User-agent: *\nDisallow: /private/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nDisallow: ⟦www.example.com/private/⟧ # old\n',
      good: 'User-agent: *\nDisallow: /private/ # old\nDisallow: /www.example.com/\n',
      severity: 'error',
      context: { robotsUrl: 'https://example.com/robots.txt' },
    },
    {
      bad: 'User-agent: *\nDisallow: ⟦help.example.com/a.pdf⟧\nDisallow: /x\n\nSitemap: https://help.example.com/sitemap.xml\n',
      good: 'User-agent: *\nDisallow: /a.pdf\nDisallow: /x\nDisallow: /v1.2.3/x\n\nSitemap: https://help.example.com/sitemap.xml\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: Yandex\nAllow: ⟦http://example.com/open/⟧\nDisallow: /x\n',
      good: 'User-agent: Yandex\nAllow: /open/\nDisallow: /x\n',
      severity: 'note',
    },
  ],
  sources: ['googleParser', 'protego'],
};
