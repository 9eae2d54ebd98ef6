import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Allow for the whole site that opens nothing',
  title: () => say`${code('Allow: /')} changes nothing here`,
  explain: ({ isAbove, path }) =>
    isAbove
      ? say`What no rule blocks is allowed anyway, and ${code(path)} stays blocked because it is longer. Old tools that take the first rule stop here and may crawl ${code(path)} too.`
      : ['What no rule blocks is allowed anyway, and every Disallow here is longer and stays in force.'],
  why: 'A crawler may crawl whatever no rule forbids. An Allow is of use only as an exception to a Disallow.',
  crawlers: [
    { who: 'Google and RFC 9309', does: 'let the longest rule decide, and this one is the shortest' },
    {
      who: 'wget and Python’s robotparser up to 3.13',
      does: 'take the first rule that fits, which this one always does',
    },
  ],
  fixName: () => 'Remove the line',
  fixed: () => 'removed',
  examples: [
    {
      bad: 'User-agent: *\nAllow: ⟦/⟧\nDisallow: /x\n',
      good: 'User-agent: *\nDisallow: /x\n',
    },
    {
      bad: 'User-agent: *\nDisallow: /x\nAllow: ⟦/⟧ # all else\n',
      good: 'User-agent: *\nDisallow: /x\n\nUser-agent: Googlebot\nAllow: /\n',
    },
  ],
  sources: ['google', 'rfc9309', 'wget', 'python'],
};
