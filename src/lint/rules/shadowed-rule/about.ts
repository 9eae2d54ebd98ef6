import type { RuleAbout } from '../../texts/rule-about';
import { code, list, listNames, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Rule that changes nothing',
  title: ({ value, isCopy, coverLines, others }) =>
    others > 0
      ? words`${code(value)} and ${others === 1 ? 'one more rule' : `${others} more rules`} change nothing`
      : isCopy
        ? words`${code(value)} repeats line ${listNames(coverLines)}`
        : words`${code(value)} changes nothing`,
  explain: ({ coverLines, covers, isAllow, isCopy, others }) => [
    ...(isCopy
      ? words`Line ${listNames(coverLines)} says the same. You need only one of them.`
      : [
          ...list(covers),
          ` in ${coverLines.length === 1 ? 'line' : 'lines'} ${listNames(coverLines)} already ${covers.length === 1 ? 'matches' : 'match'} every address that this rule ${isAllow ? 'allows' : 'blocks'}, so you can remove it.`,
        ]),
    ...(others > 0
      ? words` ${others === 1 ? 'One more line is' : `${others} more lines are`} covered in the same way.`
      : []),
  ],
  why: 'A rule matches every address that begins with its path, and a star matches any text, slashes too. Rules that change nothing make a file harder to read. This is worked out from the rules, so it holds for every address.',
  crawlers: [
    { who: 'Google', does: 'reaches the same results without the line' },
    { who: 'RFC 9309', does: 'uses the longest matching rule; here both say the same' },
  ],
  fixName: ({ others }) => (others > 0 ? `Remove the ${others + 1} lines` : 'Remove the line'),
  sources: ['google', 'googleParser', 'rfc9309'],
};
