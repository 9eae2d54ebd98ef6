import type { RuleAbout } from '../../texts/rule-about';
import { code, list, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Regular expression instead of a path',
  title: ({ value, isPart }) => words`${code(value)} is read as ${isPart ? 'plain text' : 'a plain path'}`,
  explain: ({ value, paths, isPart }) => {
    const effect =
      'robots.txt doesn’t support regular expressions, so this rule doesn’t match the URLs you mean. ';
    if (isPart) return words`${effect}Write ${code('*')} instead of ${code(value)}.`;
    return paths.length > 0
      ? [effect, 'In robots.txt, write ', ...list(paths), '.']
      : [...words`${effect}Write one rule for each path, with ${code('*')} for any text.`];
  },
  why: 'robots.txt has only two special characters: * for any text, and a $ at the end for the end of the URL.',
  crawlers: [
    { who: 'Google', does: 'treats every character except * and a final $ as ordinary text' },
    { who: 'RFC 9309', does: 'supports * and $ and no other special characters' },
  ],
  fixName: ({ paths }) => (paths.length > 1 ? 'Write as several rules' : 'Write as a path'),
  sources: ['googleParser', 'rfc9309'],
};
