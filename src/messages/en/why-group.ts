import type { ShortName, UnreadGroup } from '../../answer';
import type { Rich } from '../rich';
import { LONGEST_CODE, LONGEST_CRAWLER_NAME, shorten } from '../shorten';
import { crawlerName } from './crawler';
import { count, formatNumber } from './intl';
import type { ExplainedAnswer, ExplainedVerdict } from './why-types';

/** Maximum number of merged parts listed by name. */
const NAMED_PARTS = 4;

/** Says which groups the crawler follows, and why. */
export function groupFact({ verdict, crawler: chosen, unreadGroup }: ExplainedAnswer): Rich {
  const { selection, groupCount } = verdict;
  const crawler = crawlerName(chosen);
  const unnamed =
    chosen.kind === 'known' && chosen.crawler.readsOwnName === false
      ? 'It looks for no name of its own.'
      : unreadGroup === null
        ? 'No group names it.'
        : 'As Google reads it, no group names it.';
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

/** Explains what else matters for the choice of the groups. `shortName`: the crawler's name, if the dialect reads only a part of it. */
export function groupDetails(
  { verdict, unreadGroup }: ExplainedAnswer,
  shortName: ShortName | null,
): readonly Rich[] {
  const isShared = verdict.groups.some(({ selected, agentCount }) => selected && agentCount > 1);
  return [
    ...(unreadGroup === null ? [] : [unreadNote(unreadGroup)]),
    ...(verdict.selectedGroupCount > 1 ? [merged] : []),
    ...(isShared && !verdict.blankLineEndsGroup ? [sharedGroup] : []),
    ...(shortName === null || unreadGroup !== null ? [] : [shortNameNote(shortName)]),
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

function shortNameNote({ token, reads }: ShortName): Rich {
  const name = { code: shorten(token, LONGEST_CRAWLER_NAME) };
  return reads === ''
    ? ["Google's parser can't read ", name, ' in the file.']
    : ["Google's parser reads ", name, ' in the file as ', { code: reads }, '.'];
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
