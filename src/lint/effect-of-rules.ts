import { inSlices } from '../engine/collections';
import { FieldKind, isRule } from '../engine/dialects';
import {
  CompactOutcome,
  compileGlob,
  decideMany,
  globMatches,
  pathOf,
  type RankedPattern,
  rankRules,
  selectGroups,
  witnessUrl,
} from '../engine/match';
import type { RobotsTxt } from '../engine/parse';
import { isCutOff } from './facts/is-cut-off';
import type { LintFile } from './lint-file';
import { MOST_TRIED } from './lint-rule';
import { isReadByNone, type Reader, readersOf } from './readers';
import type { CauseEffect, RulesMeant } from './severity';

/** Limit of rules searched, over all findings, for the rule that decides without the line. */
const SEARCH_BUDGET = 2_000_000;
/** Findings whose URLs are decided at once. Each time, the rules are prepared again. */
const AT_ONCE = 2_000;
/** Maximum number of agents decided per group. */
const MOST_AGENTS = 10;

/** A rule in the form that a dialect matches. */
interface Pattern {
  readonly type: 'allow' | 'disallow';
  readonly pattern: string;
}

/** A URL at which a reader's verdict is compared with the intended one. See `Reader`. */
interface Trial {
  readonly index: number;
  readonly line: number;
  readonly url: string;
  readonly intended: readonly Pattern[];
}

/** A reader and the findings that affect it. */
interface ReaderTrials {
  readonly robots: RobotsTxt;
  readonly reader: Reader;
  readonly findings: RulesMeant[];
}

/** Results so far. */
interface Results {
  /** Indexes of findings that change a verdict. They need no further check. */
  readonly changes: Set<number>;
  /** Indexes of findings that change a verdict only for other crawlers. */
  readonly mayChange: Set<number>;
  /** Indexes of findings with an intended verdict that takes too long to compute. */
  readonly unknown: Set<number>;
  /** Outcomes of all readers (as bits) by finding and URL. */
  readonly outcomes: Map<number, Map<string, number>>;
}

/**
 * For lines that evidently mean certain rules: compares every reader's verdicts at witness URLs (URLs that
 * the rules match) now and if the line were those rules. Decides all URLs of a reader in one batch, then
 * compares the intended rules with the winner. The first reader settles most findings.
 */
export function* weighRules(
  file: LintFile,
  findings: readonly RulesMeant[],
  set: (index: number, effect: CauseEffect) => void,
): Generator<void, void> {
  if (findings.length === 0) return;
  const trialsByReader = new Map<string, ReaderTrials>();
  yield* inSlices(findings, (finding) => addToReaders(file, finding, trialsByReader));
  const search = { left: SEARCH_BUDGET };
  const results: Results = {
    changes: new Set(),
    mayChange: new Set(),
    unknown: new Set(),
    outcomes: new Map(),
  };
  for (const { findings: all, ...reader } of trialsByReader.values()) {
    for (let from = 0; from < all.length; from += AT_ONCE) {
      yield;
      tryReader(file, { ...reader, findings: all.slice(from, from + AT_ONCE) }, results, search);
    }
  }
  for (const { index } of findings) set(index, effectOf(index, results));
}

function effectOf(index: number, { changes, mayChange, unknown, outcomes }: Results): CauseEffect {
  if (changes.has(index)) return 'changes';
  if (mayChange.has(index)) return 'disagree';
  const outcomesByUrl = [...(outcomes.get(index)?.values() ?? [])];
  return unknown.has(index) || outcomesByUrl.some((bits) => (bits & (bits - 1)) !== 0) ? 'disagree' : 'none';
}

/** Decides the verdicts still open for one reader and records the results. */
function tryReader(
  file: LintFile,
  { robots, reader, findings }: ReaderTrials,
  { changes, mayChange, unknown, outcomes }: Results,
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
    const { index, line, url } = trial;
    if (changes.has(index)) continue;
    const now = verdicts.outcome[i] as number;
    const meant = outcomeAsMeant(robots, ranked, trial, verdicts.line[i] as number, search);
    if (meant === null) unknown.add(index);
    else if (meant !== now) {
      const isError = reader.isSearchOrNamed || (reader.isUnknown && isReadByNone(file, line));
      (isError ? changes : mayChange).add(index);
    }
    const outcomesByUrl = outcomes.get(index) ?? new Map<string, number>();
    outcomes.set(index, outcomesByUrl.set(url, (outcomesByUrl.get(url) ?? 0) | (1 << now)));
  }
}

/**
 * Returns the URLs to decide for a finding: witnesses of the intended rules and of the current line. Empty if
 * the line already is the intended rule.
 */
function trialsOf({ index, line, intent }: RulesMeant, robots: RobotsTxt): Trial[] {
  const current = intent.inGroupOfLine === undefined ? ruleInLine(robots, line) : null;
  const intended = intent.rules.slice(0, MOST_TRIED).map(({ type, path }) => ({
    type,
    pattern: robots.dialect.paths.normalize(path),
  }));
  if (intended.length === 1 && current !== null && isSame(current, intended[0] as Pattern)) return [];
  const patterns = current === null ? intended : [...intended, current];
  const urls = new Set(patterns.map(({ pattern }) => asRequested(witnessUrl(pattern))));
  return [...urls].map((url) => ({ index, line, url, intended }));
}

/** Escapes white space, which requested URLs don't contain. */
function asRequested(path: string): string {
  return path.replaceAll(' ', '%20').replaceAll('\t', '%09');
}

/** Adds a finding to the readers that follow its group, if their dialect may misread the line and reads it in that group. */
function addToReaders(file: LintFile, finding: RulesMeant, trialsByReader: Map<string, ReaderTrials>): void {
  const place = finding.intent.inGroupOfLine ?? finding.line;
  const group = file.groupAt(place);
  for (const { name, reader } of followersOf(file, group)) {
    if (!finding.dialects.includes(reader.dialect)) continue;
    const robots = file.readBy(reader.dialect);
    if (isCutOff(file, robots.dialect, place)) continue;
    const key = `${reader.dialect} ${name}`;
    const readerTrials = trialsByReader.get(key) ?? { robots, reader, findings: [] };
    trialsByReader.set(key, readerTrials);
    readerTrials.findings.push(finding);
  }
}

/** Readers that follow each group, cached per file. */
const followersByFile = new WeakMap<LintFile, Map<number, readonly Follower[]>>();

/** A reader that follows a group, and the name by which the group names it. */
interface Follower {
  readonly name: string;
  readonly reader: Reader;
}

function followersOf(file: LintFile, index: number): readonly Follower[] {
  const known = followersByFile.get(file) ?? new Map<number, readonly Follower[]>();
  followersByFile.set(file, known);
  const found =
    known.get(index) ??
    (file.groups[index]?.agents ?? []).slice(0, MOST_AGENTS).flatMap(({ isGlobal, token }) => {
      const name = isGlobal ? '*' : token.toLowerCase();
      return readersOf(isGlobal ? '*' : token, file).map((reader) => ({ name, reader }));
    });
  known.set(index, found);
  return found;
}

/** Returns the rule that a dialect reads in a line, or null. The dialects of crawlers break lines at the same places as the text. */
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

/** Returns the outcome if the line were the intended rules; null if that takes too long to compute. */
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

/**
 * Returns whether a rule wins over another. All dialects of crawlers compare lengths; of equally long
 * patterns, Allow wins.
 */
function isStronger(rule: Pattern, than: Pattern | null): boolean {
  if (than === null) return true;
  if (rule.pattern.length !== than.pattern.length) return rule.pattern.length > than.pattern.length;
  return rule.type === 'allow' && than.type === 'disallow';
}
