import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: '# inside a path',
  title: ({ rest }) => words`Crawlers ignore ${code(rest)} at the end of this rule`,
  explain: ({ cut, path, type, isLiteral }) => [
    ...words`A ${code('#')} starts a comment, so this rule ${type === 'allow' ? 'allows' : 'blocks'} everything that begins with ${code(cut)}. `,
    ...(isLiteral
      ? words`If the sign is part of the path, write ${code(path)}.`
      : words`The part of a URL after ${code('#')} is never sent to a server, so no rule can match it. Keep the rule only if you mean all of ${code(cut)}.`),
  ],
  why: 'URLs copied from a browser can contain a #. In robots.txt it starts a comment, even without a space before it. A # that belongs to a path is %23 in the URL.',
  crawlers: [
    { who: 'Google', does: 'cuts the line at the sign' },
    { who: 'wget', does: 'keeps the sign if no space comes before it' },
  ],
  fixName: () => 'Write %23',
  sources: ['googleParser', 'wget'],
};
