import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Allow without a path',
  title: () => ['An Allow without a path does nothing'],
  explain: ({ isAlone }) =>
    isAlone
      ? words`This line has no effect. To let this group crawl everything, the usual way is ${code('Disallow:')} without a path.`
      : words`Crawlers ignore this line. To allow the whole site, write ${code('Allow: /')}.`,
  why: 'A rule needs a path to match anything. Only a Disallow may be empty: it then blocks nothing.',
  crawlers: [
    { who: 'Google', does: 'ignores a rule without a path' },
    { who: 'RFC 9309', does: 'uses the longest matching rule, and this one is empty' },
  ],
  fixName: ({ isAlone }) => (isAlone ? 'Change to Disallow' : 'Remove the line'),
  sources: ['google', 'rfc9309'],
};
