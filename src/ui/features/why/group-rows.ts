import { series, shorten, whyTexts } from '../../../messages';
import type { GroupReport, VerdictReport } from '../../../store';

/** A row of the list of groups. */
export interface GroupRow {
  readonly names: string;
  readonly parts: readonly (readonly [first: number, last: number])[];
  /** Number of parts not listed. */
  readonly moreParts: number;
  readonly use: 'used' | 'merged' | 'not-used';
}

const SHOWN_PARTS = 4;
const SHOWN_OTHERS = 4;
const SHOWN_NAMES = 3;
const LONGEST_NAME = 40;

/** Returns the selected groups as one row, then the first few other groups, and the number of groups left out. */
export function groupRows(verdict: VerdictReport): {
  readonly rows: readonly GroupRow[];
  readonly more: number;
} {
  const selected = verdict.groups.filter((group) => group.selected);
  // The * groups come first, because it matters most why they are not used.
  const others = verdict.groups
    .filter((group) => !group.selected)
    .sort((a, b) => Number(isGlobal(b)) - Number(isGlobal(a)));
  const shown = others.slice(0, SHOWN_OTHERS);
  return {
    rows: [...(selected.length === 0 ? [] : [selectedRow(verdict, selected)]), ...shown.map(otherRow)],
    more: verdict.groupCount - verdict.selectedGroupCount - shown.length,
  };
}

function selectedRow(verdict: VerdictReport, selected: readonly GroupReport[]): GroupRow {
  const parts = selected.slice(0, SHOWN_PARTS);
  return {
    names: namesText(namesOfSelected(verdict, selected)),
    parts: parts.map(({ firstLine, lastLine }) => [firstLine, lastLine]),
    moreParts: verdict.selectedGroupCount - parts.length,
    use: verdict.selectedGroupCount > 1 ? 'merged' : 'used',
  };
}

function otherRow(group: GroupReport): GroupRow {
  return {
    names: namesText({ names: group.agents, count: group.agentCount }),
    parts: [[group.firstLine, group.lastLine]],
    moreParts: 0,
    use: 'not-used',
  };
}

interface Names {
  readonly names: readonly string[];
  /** Number of all names, including those not listed. */
  readonly count: number;
}

/**
 * Returns each name of the selected groups once, in file order. The name that selected them moves to the front
 * if it isn't among the first `SHOWN_NAMES`.
 */
function namesOfSelected({ selection }: VerdictReport, selected: readonly GroupReport[]): Names {
  const byName = new Map<string, string>();
  for (const agent of selected.flatMap(({ agents }) => agents)) {
    const name = agent.toLowerCase();
    if (!byName.has(name)) byName.set(name, agent);
  }
  const names = [...byName.values()];
  const unlisted = selected.reduce((sum, { agents, agentCount }) => sum + agentCount - agents.length, 0);
  const count = names.length + unlisted;
  const lowerCased = (selection.token ?? '*').toLowerCase();
  const selecting = names.findIndex((name) => name.toLowerCase().startsWith(lowerCased));
  if (selecting >= 0 && selecting < SHOWN_NAMES) return { names, count };
  // The name is not listed, or the selection matched only a part of it.
  if (selecting < 0) return { names: unlisted === 0 ? names : [selection.token ?? '*', ...names], count };
  return { names: [...names.splice(selecting, 1), ...names], count };
}

function namesText({ names, count }: Names): string {
  const shown = names.slice(0, SHOWN_NAMES).map((name) => shorten(name, LONGEST_NAME));
  const more = count - shown.length;
  return more <= 0 ? series(shown) : whyTexts.namesAndMore(series(shown), more);
}

function isGlobal({ agents }: GroupReport): boolean {
  return agents.includes('*');
}
