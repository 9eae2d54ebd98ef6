import { pathOf } from '../match/contest';
import { CompactOutcome, decideMany } from '../match/decide-many';
import { compileGlob, globMatches } from '../match/glob';
import { rankRules } from '../match/ranked-rules';
import { selectGroups } from '../match/select-groups';
import type { RobotsTxt } from '../parse';
import type { LintFile } from './lint-file';
import { type Reader, readersOf } from './readers';
import type { Effect, WithIntent } from './severity';
import { witness } from './witness';

/** Rules that are looked through, over all findings, to learn what decides without one of them. */
const SEARCH_BUDGET = 2_000_000;
/** Agents of a group that are asked, and rules of an intent that are tried. */
const MOST_AGENTS = 10;
const MOST_RULES = 5;

/** A rule in the form that a dialect matches. */
interface Pattern {
  readonly type: 'allow' | 'disallow';
  readonly pattern: string;
}

/** One address at which a reader's verdict is compared with what is meant. */
interface Trial {
  readonly index: number;
  readonly line: number;
  readonly url: string;
  readonly intended: readonly Pattern[];
}

/** What one reader says at the addresses of all findings that concern it. */
interface Hearing {
  readonly robots: RobotsTxt;
  readonly reader: Reader;
  readonly trials: Trial[];
}

/**
 * Compares, for lines that mean certain rules, every reader's verdict at witness addresses with what it would be if the line were those rules. All
 * addresses of a reader are decided in one batch; the rules meant are then put against the winner.
 */
export function* weighRules(
  file: LintFile,
  findings: readonly WithIntent<'rules'>[],
  set: (index: number, effect: Effect) => void,
): Generator<void, void> {
  if (findings.length === 0) return;
  const hearings = new Map<string, Hearing>();
  for (const finding of findings) summon(file, finding, hearings);
  const search = { left: SEARCH_BUDGET };
  const changes = new Set<number>();
  const unknown = new Set<number>();
  const outcomes = new Map<string, Set<number>>();
  for (const { robots, reader, trials } of hearings.values()) {
    yield;
    const before = decideMany(
      robots,
      reader.asked,
      trials.map(({ url }) => url),
    );
    for (const [i, trial] of trials.entries()) {
      const now = before.outcome[i] as number;
      const key = `${trial.index} ${trial.url}`;
      outcomes.set(key, (outcomes.get(key) ?? new Set()).add(now));
      const meant = outcomeAsMeant(robots, reader, trial, before.line[i] as number, search);
      if (meant === null) unknown.add(trial.index);
      else if (meant !== now) changes.add(trial.index);
    }
  }
  const disagree = new Set<number>();
  for (const [key, seen] of outcomes) if (seen.size > 1) disagree.add(Number.parseInt(key, 10));
  for (const { index } of findings) {
    if (changes.has(index)) set(index, 'changes');
    else if (disagree.has(index) || unknown.has(index)) set(index, 'disagree');
    else set(index, 'none');
  }
}

/** Adds a finding's addresses to the hearings of everybody who follows its group. */
function summon(
  file: LintFile,
  { index, line, intent }: WithIntent<'rules'>,
  hearings: Map<string, Hearing>,
): void {
  const group = file.groups[file.groupAt(intent.inGroupOfLine ?? line)];
  for (const agent of group?.agents.slice(0, MOST_AGENTS) ?? []) {
    const name = agent.isGlobal ? '*' : agent.token;
    for (const reader of readersOf(name, file.context)) {
      const robots = file.readBy(reader.dialect);
      const current = intent.inGroupOfLine === undefined ? ruleInLine(robots, line) : null;
      const intended = intent.rules.slice(0, MOST_RULES).map(({ type, path }) => ({
        type,
        pattern: robots.dialect.paths.normalize(path),
      }));
      if (intended.length === 1 && current !== null && isSame(current, intended[0] as Pattern)) continue;
      const key = `${reader.dialect} ${name.toLowerCase()}`;
      const hearing = hearings.get(key) ?? { robots, reader, trials: [] };
      hearings.set(key, hearing);
      const urls = new Set(
        [...intended, ...(current === null ? [] : [current])].map(({ pattern }) => witness(pattern)),
      );
      for (const url of urls) hearing.trials.push({ index, line, url, intended });
    }
  }
}

/** The rule that a dialect reads in a line; null where that is none. */
function ruleInLine(robots: RobotsTxt, line: number): Pattern | null {
  const { table } = robots;
  // The dialects of crawlers break lines where the text does.
  const row = line - 1;
  if (row >= robots.linesRead) return null;
  const type = robots.lines[row]?.directive;
  if ((type !== 'allow' && type !== 'disallow') || table.number(row) !== line) return null;
  return { type, pattern: robots.valueAt(row) };
}

function isSame(a: Pattern, b: Pattern): boolean {
  return a.type === b.type && a.pattern === b.pattern;
}

/** The outcome if the line were what it means; null where that takes too long to find out. */
function outcomeAsMeant(
  robots: RobotsTxt,
  reader: Reader,
  { line, url, intended }: Trial,
  winningLine: number,
  search: { left: number },
): number | null {
  const path = pathOf(url, robots);
  let best: Pattern | null = null;
  if (winningLine === line) {
    const ranked = rankRules(robots, selectGroups(robots, reader.asked));
    for (const entry of ranked) {
      if (search.left-- <= 0) return null;
      if (entry.rule.line === line || !globMatches(entry.glob, path)) continue;
      best = { type: entry.rule.type, pattern: entry.pattern };
      break;
    }
  } else if (winningLine > 0) best = robots.ruleAt(winningLine - 1);
  for (const rule of intended) {
    if (globMatches(compileGlob(rule.pattern), path) && isStronger(rule, best)) best = rule;
  }
  const isBlocked = best !== null && best.type === 'disallow' && best.pattern !== '';
  return isBlocked ? CompactOutcome.disallowed : CompactOutcome.allowed;
}

/** All dialects of crawlers decide by length, and of equal patterns for the allow rule. */
function isStronger(rule: Pattern, than: Pattern | null): boolean {
  if (than === null) return true;
  if (rule.pattern.length !== than.pattern.length) return rule.pattern.length > than.pattern.length;
  return rule.type === 'allow' && than.type === 'disallow';
}
