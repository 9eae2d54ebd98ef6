import { FieldKind, isRule } from '../dialects/dialect';
import { pathOf } from '../match/contest';
import { CompactOutcome, decideMany } from '../match/decide-many';
import { compileGlob, globMatches } from '../match/glob';
import { type RankedPattern, rankRules } from '../match/ranked-rules';
import { selectGroups } from '../match/select-groups';
import { witness } from '../match/witness';
import type { RobotsTxt } from '../parse';
import { isCutOff } from './facts/is-cut-off';
import type { LintFile } from './lint-file';
import { MOST_TRIED } from './lint-rule';
import { type Reader, readersOf } from './readers';
import type { Effect, RulesMeant } from './severity';

/** Rules that are looked through, over all findings, to learn what decides without one of them. */
const SEARCH_BUDGET = 2_000_000;
/** Agents of a group that are asked. */
const MOST_AGENTS = 10;

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

/** A reader, and the findings that concern it. */
interface ReaderTrials {
  readonly robots: RobotsTxt;
  readonly reader: Reader;
  readonly findings: RulesMeant[];
}

/** What is known of the findings so far. */
interface Insight {
  /** Findings (by index) that change some verdict: no more is asked about them. */
  readonly changes: Set<number>;
  /** Findings that would change a verdict of somebody who is not known. */
  readonly mayChange: Set<number>;
  /** Findings for which some verdict as meant takes too long to find out. */
  readonly unknown: Set<number>;
  /** The outcomes (as bits) that readers gave, by finding and address. */
  readonly outcomes: Map<number, Map<string, number>>;
}

/**
 * Compares, for lines that mean certain rules, every reader's verdict at witness addresses with what it would be if the line were those rules. All
 * addresses of a reader are decided in one batch; the rules meant are then put against the winner. Most findings are settled by the first reader.
 */
export function* weighRules(
  file: LintFile,
  findings: readonly RulesMeant[],
  set: (index: number, effect: Effect) => void,
): Generator<void, void> {
  if (findings.length === 0) return;
  const trialsByReader = new Map<string, ReaderTrials>();
  for (const finding of findings) summon(file, finding, trialsByReader);
  const search = { left: SEARCH_BUDGET };
  const insight: Insight = {
    changes: new Set(),
    mayChange: new Set(),
    unknown: new Set(),
    outcomes: new Map(),
  };
  for (const readerTrials of trialsByReader.values()) {
    yield;
    tryReader(readerTrials, insight, search);
  }
  for (const { index } of findings) set(index, effectOf(index, insight));
}

function effectOf(index: number, { changes, mayChange, unknown, outcomes }: Insight): Effect {
  if (changes.has(index)) return 'changes';
  if (mayChange.has(index)) return 'disagree';
  const outcomesByUrl = [...(outcomes.get(index)?.values() ?? [])];
  return unknown.has(index) || outcomesByUrl.some((bits) => (bits & (bits - 1)) !== 0) ? 'disagree' : 'none';
}

/** Asks one reader about what is not settled yet, and remembers what comes of it. */
function tryReader(
  { robots, reader, findings }: ReaderTrials,
  { changes, mayChange, unknown, outcomes }: Insight,
  search: { left: number },
): void {
  const trials = findings.flatMap((finding) => (changes.has(finding.index) ? [] : trialsOf(finding, robots)));
  if (trials.length === 0) return;
  const verdicts = decideMany(
    robots,
    reader.question,
    trials.map(({ url }) => url),
  );
  const ranked = rankRules(robots, selectGroups(robots, reader.question));
  for (const [i, trial] of trials.entries()) {
    const { index, url } = trial;
    if (changes.has(index)) continue;
    const now = verdicts.outcome[i] as number;
    const meant = outcomeAsMeant(robots, ranked, trial, verdicts.line[i] as number, search);
    if (meant === null) unknown.add(index);
    else if (meant !== now) (reader.isKnown ? changes : mayChange).add(index);
    const outcomesByUrl = outcomes.get(index) ?? new Map<string, number>();
    outcomes.set(index, outcomesByUrl.set(url, (outcomesByUrl.get(url) ?? 0) | (1 << now)));
  }
}

/** The addresses at which a reader is asked about a finding: those of the rules meant, and that of what the line is now. None where it is what it means. */
function trialsOf({ index, line, intent }: RulesMeant, robots: RobotsTxt): Trial[] {
  const current = intent.inGroupOfLine === undefined ? ruleInLine(robots, line) : null;
  const intended = intent.rules.slice(0, MOST_TRIED).map(({ type, path }) => ({
    type,
    pattern: robots.dialect.paths.normalize(path),
  }));
  if (intended.length === 1 && current !== null && isSame(current, intended[0] as Pattern)) return [];
  const patterns = current === null ? intended : [...intended, current];
  const urls = new Set(patterns.map(({ pattern }) => asRequested(witness(pattern))));
  return [...urls].map((url) => ({ index, line, url, intended }));
}

/** No address that is asked for has a space in it. */
function asRequested(path: string): string {
  return path.replaceAll(' ', '%20').replaceAll('\t', '%09');
}

/** Adds a finding to the hearings of everybody who follows its group. */
function summon(file: LintFile, finding: RulesMeant, trialsByReader: Map<string, ReaderTrials>): void {
  const place = finding.intent.inGroupOfLine ?? finding.line;
  const group = file.groupAt(place);
  for (const { name, reader } of listeners(file, group)) {
    if (!finding.dialects.includes(reader.dialect)) continue;
    const robots = file.readBy(reader.dialect);
    if (isCutOff(file, robots.dialect, place)) continue;
    const key = `${reader.dialect} ${name}`;
    const readerTrials = trialsByReader.get(key) ?? { robots, reader, findings: [] };
    trialsByReader.set(key, readerTrials);
    readerTrials.findings.push(finding);
  }
}

/** Who follows each group, found out once. */
const listenersOf = new WeakMap<LintFile, Map<number, readonly Listener[]>>();

/** Somebody who follows a group, by the name that the group has for it. */
interface Listener {
  readonly name: string;
  readonly reader: Reader;
}

function listeners(file: LintFile, index: number): readonly Listener[] {
  const known = listenersOf.get(file) ?? new Map<number, readonly Listener[]>();
  listenersOf.set(file, known);
  const found =
    known.get(index) ??
    (file.groups[index]?.agents ?? []).slice(0, MOST_AGENTS).flatMap(({ isGlobal, token }) => {
      const name = isGlobal ? '*' : token.toLowerCase();
      return readersOf(isGlobal ? '*' : token, file).map((reader) => ({ name, reader }));
    });
  known.set(index, found);
  return found;
}

/** The rule that a dialect reads in a line; null where that is none. The dialects of crawlers break lines where the text does. */
function ruleInLine(robots: RobotsTxt, line: number): Pattern | null {
  const row = line - 1;
  if (row >= robots.linesRead) return null;
  const kind = robots.table.kind(row);
  if (!isRule(kind)) return null;
  return { type: kind === FieldKind.allow ? 'allow' : 'disallow', pattern: robots.valueAt(row) };
}

function isSame(a: Pattern, b: Pattern): boolean {
  return a.type === b.type && a.pattern === b.pattern;
}

/** The outcome if the line were what it means; null where that takes too long to find out. */
function outcomeAsMeant(
  robots: RobotsTxt,
  ranked: readonly RankedPattern[],
  { line, url, intended }: Trial,
  winningLine: number,
  search: { left: number },
): number | null {
  const path = pathOf(url, robots);
  let best: Pattern | null = null;
  if (winningLine === line) {
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
