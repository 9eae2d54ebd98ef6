import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Sitemap URL without Sitemap:',
  title: ({ address }) => words`${code('Sitemap:')} is missing before ${code(address)}`,
  explain: () =>
    words`Google treats the part before the colon as an unknown word and skips this line. Most crawlers won’t find this sitemap here. Put ${code('Sitemap:')} in front.`,
  why: 'Every line in robots.txt starts with a name such as Sitemap. A URL alone means nothing.',
  crawlers: [
    { who: 'Google', does: 'reads a line named “https” and ignores it' },
    { who: 'crawler-commons', does: 'treats such a line as a sitemap' },
  ],
  fixName: () => 'Put Sitemap in front',
  sources: ['googleParser', 'crawlerCommons'],
};
