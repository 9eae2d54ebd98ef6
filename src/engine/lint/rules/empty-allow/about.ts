import type { RuleAbout } from '../../../lint-texts/rule-about';
import { code, say } from '../../../lint-texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Allow without a path',
  title: () => ['An Allow without a path opens nothing'],
  explain: ({ isAlone }) =>
    isAlone
      ? say`The line has no effect. If this group may crawl everything, ${code('Disallow:')} is the usual way to say so.`
      : say`Crawlers ignore the line. To open the whole site, write ${code('Allow: /')}.`,
  why: 'A rule needs a path to match anything. Only an empty Disallow has a meaning of its own: nothing is blocked.',
  crawlers: [
    { who: 'Google', does: 'ignores a rule without a path' },
    { who: 'RFC 9309', does: 'lets the longest rule that matches decide; this one has no length' },
  ],
  fixName: ({ isAlone }) => (isAlone ? 'Change to Disallow' : 'Remove the line'),
  fixed: ({ isAlone }) => (isAlone ? 'changed to Disallow' : 'removed'),
  examples: [
    {
      bad: 'User-agent: *\n⟦Allow⟧:\nDisallow: /x\n',
      good: 'User-agent: *\nDisallow: /x\n',
    },
    {
      bad: 'User-agent: Googlebot\n⟦Allow⟧: # all\n\nUser-agent: *\nDisallow: /x\n',
      good: 'User-agent: Googlebot\nDisallow: # all\n\nUser-agent: *\nDisallow: /x\n',
    },
  ],
  sources: ['google', 'rfc9309'],
};
