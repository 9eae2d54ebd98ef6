import type { Rich, RichWithTerms } from '../rich';
import { LONGEST_CODE, shorten } from '../shorten';
import { crawlerName } from './crawler';
import { parserReadsNote } from './crawler-about';
import { count, formatNumber } from './intl';
import { group } from './terms';
import { isGooglesParser, type UnreadGroup, unreadGroup } from './unread-group';
import type { ExplainedAnswer, ExplainedVerdict, Step } from './why-types';

/** Maximum number of merged parts listed by name. */
const NAMED_PARTS = 4;

/** Step 2: which groups does the crawler follow? */
export function groupStep(answer: ExplainedAnswer): Step {
  const { verdict } = answer;
  const { title, text } = followedGroup(answer);
  const isShared = verdict.groups.some(({ selected, agentCount }) => selected && agentCount > 1);
  return {
    title,
    text: isShared && !verdict.blankLineEndsGroup ? [...text, sharedGroup] : text,
  };
}

const sharedGroup: Rich = [
  'Several names share this group: blank lines, comments and lines such as ',
  { code: 'Crawl-delay' },
  ' or ',
  { code: 'Sitemap' },
  " don't separate ",
  { code: 'User-agent' },
  ' lines.',
];

function followedGroup({ verdict, dialect, crawler: chosen }: ExplainedAnswer): Step {
  const { selection } = verdict;
  const crawler = crawlerName(chosen);
  const unread = unreadGroup(dialect, verdict, chosen);
  const unnamed: RichWithTerms = unread === null ? ['No ', group, ' names it'] : unreadNote(unread);
  switch (selection.reason) {
    case 'named':
      return {
        title: follows(crawler, selectingName(verdict) ?? crawler),
        text: [['This ', group, ' names it.', ...merged(verdict)]],
      };
    case 'fallback':
      return {
        title: follows(crawler, selection.token ?? ''),
        text: [
          [`No group names ${crawler}, so it follows the one for ${selection.token}.`, ...merged(verdict)],
        ],
      };
    case 'global':
      return {
        title: follows(crawler, '*'),
        text:
          unread === null
            ? [[...unnamed, ', so it follows the ', { code: '*' }, ' group.', ...merged(verdict)]]
            : [unnamed, ['So Google uses the ', { code: '*' }, ' group.', ...merged(verdict)]],
      };
    case 'none':
      return {
        title: [`No group applies to ${crawler}`],
        text:
          unread === null
            ? [[...unnamed, ", and there's no ", { code: '*' }, ' group.']]
            : [unnamed, ["There's no ", { code: '*' }, ' group.']],
      };
    case 'global-ignored':
      return {
        title: [`No group applies to ${crawler}`],
        text: [
          ['This crawler ignores the ', { code: '*' }, ' ', group, ' and follows only groups that name it.'],
        ],
      };
  }
}

function unreadNote({ name, reads, firstLine }: UnreadGroup): RichWithTerms {
  const code = { code: shorten(name, LONGEST_CODE) };
  return [
    'The ',
    group,
    ' at ',
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

/** Says how much of the crawler's name Google's parser reads. Null for other dialects, or if the step has already said it. */
export function groupAside({ verdict, dialect, crawler: chosen }: ExplainedAnswer): Rich | null {
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

/** The name that selected the groups: the crawler's, or the one in the file if it matched only part of the crawler's. */
function selectingName({ selection, groups }: ExplainedVerdict): string | null {
  const token = selection.token?.toLowerCase();
  if (token === undefined) return null;
  const agents = groups.filter(({ selected }) => selected).flatMap((part) => part.agents);
  if (agents.some((agent) => agent.toLowerCase().startsWith(token))) return selection.token;
  return agents.find((agent) => agent !== '' && token.includes(agent.toLowerCase())) ?? selection.token;
}

function follows(crawler: string, token: string): Rich {
  return [`${crawler} follows the `, { code: shorten(token, LONGEST_CODE) }, ' group'];
}

function merged({ groups, selectedGroupCount: parts }: ExplainedVerdict): Rich {
  if (parts < 2) return [];
  const times = parts === 2 ? 'twice' : `${formatNumber(parts)} times`;
  if (parts > NAMED_PARTS) return [` It appears ${times}; the rules in all parts are merged.`];
  return [` It appears ${times}, so lines `, ...partLines(groups), ' are merged.'];
}

function partLines(groups: ExplainedVerdict['groups']): Rich {
  const selected = groups.filter((part) => part.selected);
  return selected.flatMap((part, index) => {
    const joint = index === 0 ? '' : index === selected.length - 1 ? ' and ' : ', ';
    const lines: Rich = [{ lines: [part.firstLine, part.lastLine] }];
    return joint === '' ? lines : [joint, ...lines];
  });
}
