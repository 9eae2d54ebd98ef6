import { crawlerDialects, type DialectId, FieldKind } from '../engine/dialects';
import { decideMany, selectGroups, witnessUrl } from '../engine/match';
import { parseRobotsTxt, type RobotsTxt } from '../engine/parse';
import { groupAbove } from './facts/group-above';
import type { LintFile } from './lint-file';
import { type IntendedRule, MOST_TRIED } from './lint-rule';
import { isReadByNone, readersOf } from './readers';
import type { CauseEffect, WithIntent } from './severity';

/**
 * Budget over all findings for finding the effect of changed user-agent lines, in UTF-16 units. A finding
 * costs its affected lines once, and once more for each name.
 */
const READING_BUDGET = 300_000;
/** Maximum number of names tried per line, and of names of the group above. */
const MOST_NAMES = 10;
/** Maximum number of witness URLs decided per name and dialect. */
const MOST_WITNESSES = 50;

/**
 * For user-agent lines that evidently mean certain names: compares the verdicts for those names now and if
 * the line named them. Parses the affected groups again for that. Beyond the budget, the effect is
 * `disagree`.
 */
export function* weighAgents(
  file: LintFile,
  findings: readonly WithIntent<'agents'>[],
  set: (index: number, effect: CauseEffect) => void,
): Generator<void, void> {
  let budget = READING_BUDGET;
  for (const { index, line, intent } of findings) {
    if (budget < 0) {
      set(index, 'disagree');
      continue;
    }
    const names = intent.names.slice(0, MOST_NAMES);
    const comparedNames = [...new Set([...names, ...namesAbove(file, line)])];
    const concerned = concernedLines(file, line, comparedNames);
    const before = concerned.map((number) => textOf(file, number));
    const size = before.reduce((sum, text) => sum + text.length + 1, 0);
    budget -= size * (comparedNames.length + 1);
    if (budget < 0) {
      set(index, 'disagree');
      continue;
    }
    const after = concerned.map((number, at) =>
      number === line ? linesMeant(names, intent.rules ?? []).join('\n') : (before[at] as string),
    );
    set(index, compare(file, line, before.join('\n'), after.join('\n'), comparedNames));
    yield;
  }
}

function linesMeant(names: readonly string[], rules: readonly IntendedRule[]): readonly string[] {
  return [
    ...names.map((name) => `User-agent: ${name}`),
    ...rules.slice(0, MOST_TRIED).map(({ type, path }) => `${type}: ${path}`),
  ];
}

/**
 * Returns the names of the group above if some dialect doesn't read the line as a user-agent line. For such a
 * dialect, the rules below the line belong to that group.
 */
function namesAbove(file: LintFile, line: number): readonly string[] {
  const isReadByAll = crawlerDialects.every(
    ({ id }) => file.readBy(id).table.kind(line - 1) === FieldKind.userAgent,
  );
  const agents = isReadByAll ? [] : (groupAbove(file, line)?.agents ?? []);
  return agents.slice(0, MOST_NAMES).map(({ isGlobal, token }) => (isGlobal ? '*' : token));
}

/**
 * Returns the affected lines: those of the line's own group, of the groups that now apply to one of the
 * names in Google's reading or in that of a crawler with this name, and from this line to the next group.
 */
function concernedLines(file: LintFile, line: number, names: readonly string[]): number[] {
  const numbers = new Set<number>();
  const addGroup = ({ table, groupTable }: RobotsTxt, index: number): void => {
    const group = groupTable.groups[index];
    if (group === undefined) return;
    const last = table.number(group.lastLine);
    for (let number = table.number(group.firstLine); number <= last; number++) numbers.add(number);
  };
  addGroup(file.google, file.groupAt(line));
  for (const name of names) {
    const dialects = new Set<DialectId>(['google', ...readersOf(name, file).map(({ dialect }) => dialect)]);
    for (const robots of [...dialects].map((id) => file.readBy(id)))
      for (const index of selectGroups(robots, { productTokens: [name] }).groups) addGroup(robots, index);
  }
  numbers.add(line);
  let hasRule = file.lines[line - 1]?.isRule === true;
  for (let number = line + 1; number <= file.lines.length; number++) {
    const next = file.lines[number - 1];
    if (next?.kind === 'user-agent' && hasRule) break;
    hasRule ||= next?.isRule === true;
    numbers.add(number);
  }
  return [...numbers].sort((a, b) => a - b);
}

function textOf(file: LintFile, number: number): string {
  return file.lines[number - 1]?.text ?? '';
}

function compare(
  file: LintFile,
  line: number,
  before: string,
  after: string,
  names: readonly string[],
): CauseEffect {
  const seen = new Map<string, Set<number>>();
  let mayChange = false;
  for (const name of names) {
    for (const { dialect, question, isSearchOrNamed, isUnknown } of readersOf(name, file)) {
      const isError = isSearchOrNamed || (isUnknown && isReadByNone(file, line));
      const reading = file.readBy(dialect).dialect;
      const now = parseRobotsTxt(before, reading);
      const meant = parseRobotsTxt(after, reading);
      const urls = witnesses([now, meant]);
      const nowOutcomes = decideMany(now, question, urls).outcome;
      const meantOutcomes = decideMany(meant, question, urls).outcome;
      for (const [i, outcome] of nowOutcomes.entries()) {
        if (outcome !== meantOutcomes[i] && isError) return 'changes';
        mayChange ||= outcome !== meantOutcomes[i];
        const key = `${name} ${urls[i]}`;
        seen.set(key, (seen.get(key) ?? new Set()).add(outcome));
      }
    }
  }
  return mayChange || [...seen.values()].some(({ size }) => size > 1) ? 'disagree' : 'none';
}

function witnesses(readings: readonly ReturnType<typeof parseRobotsTxt>[]): string[] {
  const urls = new Set<string>();
  for (const { groups } of readings)
    for (const { rules } of groups)
      for (const { pattern } of rules) if (urls.size < MOST_WITNESSES) urls.add(witnessUrl(pattern));
  return [...urls];
}
