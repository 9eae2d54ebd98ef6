import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Full User-Agent header instead of a name',
  title: ({ name }) => words`This line should contain only the name ${code(name)}`,
  explain: ({ name, read }) => [
    'It has the full text that the crawler sends to servers, but crawlers look for their short name here. ',
    ...(read === '' ? [] : words`Google reads only ${code(read)} in this line. `),
    ...words`Write ${code(name)}.`,
  ],
  why: 'Server logs show the full User-Agent header. robots.txt needs only the crawler’s short name.',
  crawlers: [
    { who: 'Google', does: 'reads only the beginning, often “Mozilla”, which isn’t a crawler’s name' },
    { who: 'Yandex', does: 'looks for its own name in the text' },
  ],
  fixName: ({ name }) => `Write ${name}`,
  sources: ['googleParser', 'yandexAgents'],
};
