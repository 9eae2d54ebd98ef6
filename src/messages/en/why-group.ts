import type { Rich } from '../rich';
import { LONGEST_CODE, shorten } from '../shorten';
import { crawlerName } from './crawler';
import { parserReadsNote } from './crawler-about';
import { count, formatNumber } from './intl';
import { isGooglesParser, type UnreadGroup, unreadGroup } from './unread-group';
import type { ExplainedAnswer, ExplainedVerdict } from './why-types';

/** Maximum number of merged parts listed by name. */
const NAMED_PARTS = 4;

/** Says which groups the crawler follows, and why. */
export function groupFact({ verdict, dialect, crawler: chosen }: ExplainedAnswer): Rich {
  const { selection, groupCount } = verdict;
  const crawler = crawlerName(chosen);
  const unread = unreadGroup(dialect, verdict, chosen) !== null;
  const unnamed =
    chosen.kind === 'known' && chosen.crawler.readsOwnName === false
      ? 'It looks for no name of its own.'
      : unread
        ? 'As Google reads it, no group names it.'
        : 'No group names it.';
  switch (selection.reason) {
    case 'named':
      return [
        `${crawler} follows `,
        ...selectedLines(verdict),
        isOneLine(verdict) ? ', which names it.' : ', which name it.',
      ];
    case 'fallback':
      return [
        `${crawler} follows `,
        ...selectedLines(verdict),
        ', the group for ',
        { code: shorten(selection.token ?? '', LONGEST_CODE) },
        `. ${unnamed}`,
      ];
    case 'global':
      return [
        `${crawler} follows the `,
        { code: '*' },
        ' group, ',
        ...selectedLines(verdict),
        `. ${unnamed}`,
      ];
    case 'none':
      return [groupCount === 0 ? 'This file has no groups.' : `${noneOf(groupCount)} for ${crawler}.`];
    case 'global-ignored':
      return [`${crawler} follows only groups that name it, and none does.`];
  }
}

/** Explains what else matters for the choice of the groups. */
export function groupDetails(answer: ExplainedAnswer): readonly Rich[] {
  const { verdict, dialect, crawler } = answer;
  const unread = unreadGroup(dialect, verdict, crawler);
  const isShared = verdict.groups.some(({ selected, agentCount }) => selected && agentCount > 1);
  const aside = groupAside(answer);
  return [
    ...(unread === null ? [] : [unreadNote(unread)]),
    ...(verdict.selectedGroupCount > 1 ? [merged] : []),
    ...(isShared && !verdict.blankLineEndsGroup ? [sharedGroup] : []),
    ...(aside === null ? [] : [aside]),
  ];
}

function noneOf(groups: number): string {
  return groups === 1
    ? "The only group in this file isn't"
    : `None of the ${formatNumber(groups)} groups in this file is`;
}

const merged: Rich = ['Groups for the same crawler count as one: their rules are merged.'];

const sharedGroup: Rich = [
  'Several names share this group: blank lines, comments and lines such as ',
  { code: 'Crawl-delay' },
  ' or ',
  { code: 'Sitemap' },
  " don't separate ",
  { code: 'User-agent' },
  ' lines.',
];

function unreadNote({ name, reads, firstLine }: UnreadGroup): Rich {
  const code = { code: shorten(name, LONGEST_CODE) };
  return [
    'The group at ',
    { line: firstLine },
    ' names ',
    code,
    ", but Google's parser stops at the first character that isn't a letter, ",
    { code: '-' },
    ' or ',
    { code: '_' },
    ...(reads === '' ? [', so it reads nothing. '] : [', so it reads ', { code: reads }, '. ']),
    code,
    ' itself most likely obeys this group.',
  ];
}

/** Says how much of the crawler's name Google's parser reads. Null for other dialects, or if another note says it. */
function groupAside({ verdict, dialect, crawler: chosen }: ExplainedAnswer): Rich | null {
  return isGooglesParser(dialect) && unreadGroup(dialect, verdict, chosen) === null
    ? parserReadsNote(chosen)
    : null;
}

/** Says that some rules are outside any group; null if there are none. */
export function rulesOutsideNote(file: {
  readonly rulesOutside: { readonly count: number; readonly firstLine: number } | null;
}): Rich | null {
  if (file.rulesOutside === null) return null;
  const { count: number, firstLine } = file.rulesOutside;
  const isOne = number === 1;
  return [
    `${count(number, 'rule')} ${isOne ? "isn't in any group (" : "aren't in any group (the first is in "}`,
    { line: firstLine },
    `), so no crawler follows ${isOne ? 'it' : 'them'}: no `,
    { code: 'User-agent' },
    ` line applies ${isOne ? 'to it' : 'to them'}.`,
  ];
}

/** Links to the selected groups: `lines 9–12 and 23–25`. */
function selectedLines({ groups, selectedGroupCount }: ExplainedVerdict): Rich {
  const selected = groups.filter((part) => part.selected);
  const shown = selected.slice(0, NAMED_PARTS);
  const more = selectedGroupCount - shown.length;
  return [
    ...shown.flatMap((part, index): Rich => {
      const joint = index === 0 ? '' : index === shown.length - 1 && more === 0 ? ' and ' : ', ';
      return [joint, { line: part.firstLine, lastLine: part.lastLine }];
    }),
    ...(more > 0 ? [` and ${count(more, 'more part')}`] : []),
  ];
}

function isOneLine({ groups }: Pick<ExplainedVerdict, 'groups'>): boolean {
  const [first, second] = groups.filter((part) => part.selected);
  return first !== undefined && second === undefined && first.firstLine === first.lastLine;
}
