import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Path without a slash in front',
  title: ({ value }) => say`${code(value)} does not begin with a slash`,
  explain: ({ path }) =>
    say`Every address on a site begins with a slash, so the rule never matches. Write ${code(path)}.`,
  why: 'A path is compared from its first character on. Only a path that begins with a slash or a star can match.',
  crawlers: [
    { who: 'Google', does: 'reads the rule and finds no address that fits' },
    { who: 'Yandex', does: 'counts a path that begins with neither / nor * as an error' },
    { who: 'RFC 9309', does: 'asks for a slash in front' },
  ],
  fixName: ({ path }) => (path.startsWith('/*') ? 'Put /* in front' : 'Put a slash in front'),
  fixed: ({ path }) => `changed to ${path}`,
  examples: [
    {
      bad: 'User-agent: *\nDisallow: ⟦private/⟧ # for members\n',
      good: 'User-agent: *\nDisallow: /private/ # for members\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nAllow: ⟦open/⟧\nDisallow: /\n',
      good: 'User-agent: *\nAllow: /open/\nDisallow: /\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nDisallow: ⟦.cgi⟧\n',
      good: 'User-agent: *\nDisallow: /*.cgi\nDisallow: *.cgi\nDisallow:\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: bingbot\nAllow: ⟦open/⟧\nDisallow: /x\n',
      good: 'User-agent: bingbot\nAllow: /open/\nDisallow: /x\n',
      severity: 'note',
    },
  ],
  sources: ['google', 'googleParser', 'yandexErrors', 'rfc9309'],
};
