import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'A file that lies where nobody looks',
  title: ({ path }) => say`No crawler looks for its rules at ${code(path)}`,
  explain: ({ robotsUrl }) =>
    say`Crawlers ask for ${code(robotsUrl)} and nothing else. Rules that lie elsewhere are not read, so what they block stays open.`,
  why: 'A site has one robots.txt, at the top of its host. One in a folder is a file like any other.',
  crawlers: [
    { who: 'Google', does: 'asks for the file at the top of the host only' },
    { who: 'RFC 9309', does: 'fixes the address as /robots.txt' },
  ],
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /private/\n',
      good: 'User-agent: *\nDisallow: /private/\n',
      severity: 'error',
      context: { robotsUrl: 'https://www.example.com/blog/robots.txt' },
      goodContext: { robotsUrl: 'https://www.example.com/robots.txt' },
    },
    {
      bad: 'User-agent: *\nDisallow:\n',
      good: 'User-agent: *\nDisallow:\n',
      severity: 'note',
      context: { robotsUrl: 'https://www.example.com/robot.txt' },
      goodContext: { robotsUrl: null },
    },
  ],
  sources: ['google', 'rfc9309'],
};
