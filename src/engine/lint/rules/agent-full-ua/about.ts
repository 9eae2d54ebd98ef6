import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Whole header as a name',
  title: ({ read }) =>
    read === ''
      ? say`A whole User-Agent header is no name`
      : say`This line is read as the name ${code(read)}`,
  explain: ({ name, count }) =>
    name === ''
      ? say`Crawlers go by a short name, not by the whole text that they send to servers. No crawler that is known here is named in it.${count > 1 ? ` The file has ${count} such lines.` : ''}`
      : say`Crawlers go by a short name, not by the whole text that they send to servers. Write ${code(name)}.`,
  why: 'What stands in server logs is the User-Agent header. robots.txt wants only the crawler’s short name, its product token.',
  crawlers: [
    { who: 'Google', does: 'reads the beginning, often “Mozilla”, which is no crawler’s name' },
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
