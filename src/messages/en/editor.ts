import { count } from './intl';

/** The texts of the editor for one crawler. */
export function editorLabels(crawler: string) {
  return {
    ...fixedLabels,
    group: (part: number, parts: number): string => [`for ${crawler}`, ...partText(part, parts)].join(' · '),
    groupShort: (part: number, parts: number): string => partText(part, parts)[0] ?? '',
  };
}

const fixedLabels = {
  ariaLabel: 'robots.txt',
  placeholder: 'Type or paste a robots.txt here',
  wins: (length: number): string => `wins · length ${length}`,
  matches: (length: number): string => `matches · length ${length}`,
  groupNotUsed: 'not used',
  limitReached: (lines: number, rules: number): string =>
    `Reading stops here. The rest is ignored: ${count(lines, 'line')}, ${count(rules, 'rule')}.`,
  lineDescription: (
    line: number,
    state: 'won' | 'lost' | 'unmatched',
    blocks: boolean,
    length: number,
  ): string =>
    length === 0
      ? `line ${line}, empty rule, ${STATES[state]}, ${blocks ? 'blocks' : 'changes'} nothing`
      : `line ${line}, ${STATES[state]}, ${blocks ? 'blocks' : 'allows'}, length ${length}`,
  rawByte: (hex: string): string => `byte ${hex}, not UTF-8`,
  foldGroup: 'Fold this group',
  unfoldGroup: 'Unfold this group',
  foldedLines: (lines: number): string => count(lines, 'line'),
  search: {
    field: 'Find in the file',
    previous: 'Previous',
    next: 'Next',
    matchCase: 'Match case',
    close: 'Close',
    count: (matches: number, more: boolean): string =>
      more ? `more than ${count(matches, 'match', 'matches')}` : count(matches, 'match', 'matches'),
    unavailable: "The search couldn't be loaded. Reload the page and try again.",
  },
  phrases: {
    'Folded lines': 'Folded lines',
    'Unfolded lines': 'Unfolded lines',
    to: 'to',
    'current match': 'current match',
    'on line': 'on line',
    'Control character': 'Control character',
  },
};

function partText(part: number, parts: number): readonly string[] {
  return parts === 1 ? [] : [`part ${part} of ${parts}`];
}

const STATES: Readonly<Record<'won' | 'lost' | 'unmatched', string>> = {
  won: 'wins',
  lost: 'matches',
  unmatched: "doesn't match",
};
