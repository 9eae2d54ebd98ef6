import type { RuleAbout } from '../../texts/rule-about';
import { code, listNames, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Wrongly escaped character',
  title: ({ value, others }) => [
    code(value),
    others === 0
      ? ' contains a wrongly written character'
      : ` and ${others === 1 ? 'one more rule contain' : `${others} more rules contain`} wrongly written characters`,
  ],
  explain: ({ sign, path, others, blocks, opens, left, exceptions }) => [
    ...(sign === '%'
      ? words`In a URL, a percent sign starts a code such as ${code('%20')}, and the sign itself is written ${code('%25')}. Crawlers may not match this rule. `
      : words`${code(sign)} is how HTML writes ${code('&')}. URLs contain the plain ${code('&')}, so this rule doesn’t match them. `),
    ...words`Write ${code(path)}.`,
    ...(others === 0
      ? []
      : [` The same goes for ${others === 1 ? 'one more line' : `${others} more lines`}.`]),
    ...(others === 0 || left > 0
      ? []
      : [
          ` With the fix, ${listNames([...some(blocks, 'Disallow'), ...some(opens, 'Allow')])} ${blocks + opens === 1 ? 'starts' : 'start'} to work.`,
        ]),
    ...(left === 0
      ? []
      : [
          ` First correct ${exceptions.length === 1 ? 'line' : 'lines'} ${listNames(linesIn(exceptions))}. Until then, ${left === 1 ? 'one Disallow rule stays as it is' : `${left} Disallow rules stay as they are`}, because corrected ${left === 1 ? 'it' : 'they'} would block what ${exceptions.length === 1 ? 'that line' : 'those lines'} should open.`,
        ]),
  ],
  why: 'Rules copied from the source of a web page contain its escapes. robots.txt is plain text, so crawlers compare them as they are.',
  crawlers: [
    { who: 'Google', does: 'compares every character with the URL, apart from valid percent escapes' },
    { who: 'RFC 9309', does: 'knows only percent escapes' },
  ],
  fixName: ({ blocks, opens }) =>
    blocks + opens === 1 ? 'Correct the path' : `Correct ${blocks + opens} paths`,
  sources: ['google', 'rfc9309'],
};

function some(count: number, type: string): string[] {
  return count === 0 ? [] : [`${count} ${type} ${count === 1 ? 'rule' : 'rules'}`];
}

/** Maximum number of lines named. */
const MOST_LINES = 5;

function linesIn(lines: readonly number[]): readonly (number | string)[] {
  return lines.length > MOST_LINES ? [lines[0] ?? 0, `${lines.length - 1} others`] : lines;
}
