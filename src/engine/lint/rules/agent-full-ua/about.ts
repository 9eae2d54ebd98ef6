import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, words } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Full User-Agent header instead of a name',
  title: ({ name }) => words`This line has the whole header of ${code(name)} instead of its name`,
  explain: ({ name, read }) => [
    ...words`Crawlers look for their short name, not for the full text they send to servers. Write ${code(name)}.`,
    ...(read === '' ? [] : words` Google reads only ${code(read)} in this line.`),
  ],
  why: 'Server logs show the full User-Agent header. robots.txt needs only the crawler’s short name.',
  crawlers: [
    { who: 'Google', does: 'reads only the beginning, often “Mozilla”, which isn’t a crawler’s name' },
    { who: 'Yandex', does: 'looks for its own name in the text' },
  ],
  fixName: ({ name }) => `Write ${name}`,
  fixed: ({ name }) => `changed to ${name}`,
  examples: [
    {
      bad: 'User-agent: ⟦Mozilla/5.0 (compatible; Googlebot/2.1)⟧\nDisallow: /x/\n',
      good: 'User-agent: Googlebot\nDisallow: /x/\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: ⟦Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)⟧\nDisallow: /x/\n',
      good: 'User-agent: YandexBot\nDisallow: /x/\n',
      severity: 'note',
    },
  ],
  sources: ['googleParser', 'yandexAgents'],
};
