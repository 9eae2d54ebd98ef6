import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'robots.txt in the wrong place or with a wrong name',
  title: ({ path }) => words`Crawlers don’t look for their rules at ${code(path)}`,
  explain: ({ robotsUrl, hasCapitals }) =>
    hasCapitals
      ? words`Crawlers request only ${code(robotsUrl)}, in small letters. On most servers that’s a different file, so crawlers don’t read these rules. Move the file there.`
      : words`Crawlers request only ${code(robotsUrl)}. They don’t read rules anywhere else, so these rules block nothing. Move the file there.`,
  why: 'Each site has one robots.txt, at the top level of its host. In a folder, it’s just an ordinary file. Capital and small letters are different in paths: some servers accept both names, but most don’t.',
  crawlers: [
    { who: 'Google', does: 'requests the file only at the top level of the host' },
    { who: 'Google and Bing', does: 'request robots.txt in small letters' },
    { who: 'RFC 9309', does: 'requires the path /robots.txt, in small letters' },
  ],
  sources: ['google', 'bing', 'rfc9309'],
};
