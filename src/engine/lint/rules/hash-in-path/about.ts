import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: '# inside a path',
  title: ({ cut, rest }) => say`${code(rest)} is cut off: the rule is for ${code(cut)}`,
  explain: ({ cut, path, type }) =>
    say`A ${code('#')} begins a comment, so the rule ${type === 'allow' ? 'opens' : 'blocks'} everything that begins with ${code(cut)}. If the sign belongs to the address, write ${code(path)}. The part of an address behind a ${code('#')} is never sent to a server, so no rule can be about it.`,
  why: 'Addresses copied from the browser may hold a #. In robots.txt it begins a comment, also without a space in front.',
  crawlers: [
    { who: 'Google', does: 'cuts the line at the sign' },
    { who: 'wget', does: 'keeps the sign where no space stands in front' },
  ],
  fixName: () => 'Write %23',
  fixed: () => 'got %23 for the sign',
  examples: [
    {
      bad: 'User-agent: *\nDisallow: /a⟦#b⟧\n',
      good: 'User-agent: *\nDisallow: /a%23b\n',
      severity: 'error',
    },
    {
      bad: 'User-agent: *\nDisallow: /app⟦#/cart⟧\n',
      good: 'User-agent: *\nDisallow: /app%23/cart\n',
      severity: 'note',
    },
    {
      bad: 'User-agent: *\nDisallow: /a/\nDisallow: /a/b⟦#c⟧\n',
      good: 'User-agent: *\nDisallow: /a/\nDisallow: /a/b #c\n',
      severity: 'note',
    },
  ],
  sources: ['googleParser', 'wget'],
};
