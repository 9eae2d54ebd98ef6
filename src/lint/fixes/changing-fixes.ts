import type { ReadableFile } from '../../engine';
import { groupInSlices, inSlices } from '../../engine/collections';
import { allCrawlers, policyTokensIn } from '../../engine/crawlers';
import { isRule } from '../../engine/dialects';
import type { RobotsTxt } from '../../engine/parse';
import type { TextEdit } from '../../engine/text-edits';
import type { VersionChange } from '../../engine/versions';
import { gatherFixes } from './gather-fixes';
import type { LintEngine } from './lint-engine';
import type { FixKind, LintedFile, LintedFinding } from './linted-file';

/**
 * Maximum number of checks for the fixes of one rule. Each check leaves out the fixes that earlier checks
 * found to change a verdict.
 */
const MOST_CHECKS = 8;
/** Limit of work for one text, in UTF-16 units of the texts checked. After it, no further fix is tried. */
const MOST_WORK = 1_000_000;
/** Texts longer than this, in UTF-16 units, have no fixes tried one by one: each check takes as long as several rules. */
const LONGEST_FOR_SINGLE = 20_000;
/** Work counted for a check besides the text. */
const WORK_PER_CHECK = 20_000;

/** The result of trying a fix. */
export interface TriedFix {
  /** Null if the fix must not be offered: it writes a rule that matches no URL. */
  readonly kind: FixKind | null;
  /** True if it is proven to change a verdict, false if it is proven to change none, null if that isn't known. */
  readonly isChanging: boolean | null;
}

/** Other patterns have a fix of their own: a missing slash, or quotes. */
const ROOTED = /^[/*]/;

const UNKNOWN: TriedFix = { kind: 'choice', isChanging: null };

/**
 * Tries the `evident` fixes, and adds the `opening` ones. The only place that decides which evident fixes are applied without asking. `evident`: the
 * fix is proven to change no verdict, together with the others of its rule. `blocking` or `opening`: it changes verdicts, all in this direction.
 * `choice`: it does both, it opens URLs that a group blocks by a crawler's name, without an Allow there, or its effect isn't known, because it can't be
 * proven or `MOST_CHECKS` or `MOST_WORK` was reached. The fixes of one rule are tried together, as `fixAll` applies them. Yields between pieces of work.
 */
export function* changingFixes(
  linted: LintedFile,
  findings: readonly LintedFinding[],
): Generator<void, ReadonlyMap<LintedFinding, TriedFix>> {
  const found = new Map<LintedFinding, TriedFix>();
  for (const finding of findings)
    if (finding.fixKind === 'opening') found.set(finding, { kind: 'opening', isChanging: true });
  let work = MOST_WORK;
  for (const ofRule of evidentByRule(findings)) {
    let checks = 0;
    const trial = function* (
      fixes: readonly LintedFinding[],
    ): Generator<void, ReadonlyMap<LintedFinding, TriedFix | 'alone'>> {
      const tried = checks++ < MOST_CHECKS && work > 0 ? yield* tryFixes(linted, fixes) : null;
      work -= linted.file.length + WORK_PER_CHECK;
      return tried ?? new Map(fixes.map((finding) => [finding, UNKNOWN]));
    };
    let left: readonly LintedFinding[] = ofRule;
    while (left.length > 0) {
      const tried = yield* trial(left);
      if (tried.size === 0) break;
      for (const [finding, fix] of tried) {
        if (fix === 'alone' && linted.file.length > LONGEST_FOR_SINGLE) {
          found.set(finding, { kind: 'choice', isChanging: true });
          continue;
        }
        const own = fix === 'alone' ? (yield* trial([finding])).get(finding) : fix;
        // Alone it may change nothing, but it did together with the others.
        const isKnown = own !== undefined && own !== 'alone' && (fix !== 'alone' || own.isChanging !== false);
        found.set(finding, isKnown ? own : UNKNOWN);
      }
      left = left.filter((finding) => !tried.has(finding));
    }
  }
  return found;
}

function evidentByRule(findings: readonly LintedFinding[]): Iterable<readonly LintedFinding[]> {
  const byRule = new Map<string, LintedFinding[]>();
  for (const finding of findings) {
    if (finding.fixKind !== 'evident' || finding.isHeuristic) continue;
    const ofRule = byRule.get(finding.rule);
    if (ofRule === undefined) byRule.set(finding.rule, [finding]);
    else ofRule.push(finding);
  }
  return byRule.values();
}

/**
 * Applies fixes of one rule together. Returns what those do that change verdicts (see `fixesOfLines`) or write a rule that matches no URL, or
 * all if none does; null if that can't be proven for every URL. `alone`: one of several fixes, some of which block and some open.
 */
function* tryFixes(
  linted: LintedFile,
  findings: readonly LintedFinding[],
): Generator<void, ReadonlyMap<LintedFinding, TriedFix | 'alone'> | null> {
  const { edits, fixed } = gatherFixes(findings);
  const texts = [linted.file, linted.file.edited(edits)] as const;
  const edited = editedLines(linted.text, fixed);
  const useless = yield* uselessFixes(edited, texts[1].readBy('google'), linted.engine);
  if (useless.size > 0) return useless;
  const crawlers = yield* allCrawlers(texts, linted.context.crawlers, []);
  const names = [...crawlers, ...policyTokensIn(texts)];
  const { verdicts, isComplete } = yield* linted.engine.changedVerdicts(...texts, names);
  if (!isComplete) return null;
  yield;
  if (verdicts.length === 0)
    return new Map(fixed.map((finding) => [finding, { kind: 'evident', isChanging: false }]));
  const causes = fixesOfLines(edited, new Set(verdicts.flatMap(causeOf)));
  const kind = kindOf(verdicts, texts);
  const fix = kind === 'choice' && fixed.length > 1 ? 'alone' : ({ kind, isChanging: true } as const);
  return new Map(causes.map((finding) => [finding, fix]));
}

type ChangedVerdict = Pick<VersionChange, 'before' | 'after'>;

/** Returns the lines that cause a changed verdict; 0 without a rule. */
function causeOf({ before, after }: ChangedVerdict): readonly number[] {
  // Without a rule that allows it, a rule that no longer blocks it is the cause.
  const lines = after.lines.length > 0 ? after.lines : before.lines;
  return lines.length > 0 ? lines : [0];
}

/** Returns the kind of a fix that changes these verdicts between two texts. */
function kindOf(
  verdicts: readonly ChangedVerdict[],
  [before, after]: readonly [ReadableFile, ReadableFile],
): 'blocking' | 'opening' | 'choice' {
  const opened = verdicts.filter((verdict) => verdict.after.outcome !== 'disallowed');
  if (opened.length === 0) return 'blocking';
  if (opened.length < verdicts.length) return 'choice';
  const blocking = rulesForNamed(before);
  const allowing = rulesForNamed(after);
  const isForNamed = opened.some(
    (verdict) =>
      verdict.before.lines.some((line) => blocking.has(line)) &&
      !verdict.after.lines.some((line) => allowing.has(line)),
  );
  return isForNamed ? 'choice' : 'opening';
}

/** The lines that an edit writes, in the new text (1-based), with its finding. `last` is below `first` if it only deletes lines. */
interface EditedLines {
  readonly first: number;
  readonly last: number;
  readonly finding: LintedFinding;
}

/** Returns the lines of each edit, in text order. The fixes must not overlap. */
function editedLines(text: string, findings: readonly LintedFinding[]): readonly EditedLines[] {
  const edits = findings
    .flatMap((finding) => (finding.fix?.() ?? []).map((edit): [TextEdit, LintedFinding] => [edit, finding]))
    .sort(([a], [b]) => a[0] - b[0] || a[1] - b[1]);
  let line = 1;
  let end = 0;
  return edits.map(([[from, to, insert], finding]) => {
    line += lineEnds(text.slice(end, from));
    const first = line;
    line += lineEnds(insert);
    end = to;
    const writesNext = !(
      isLineStart(text, to) && (insert === '' ? isLineStart(text, from) : insert.endsWith('\n'))
    );
    return { first, last: writesNext ? line : line - 1, finding };
  });
}

function isLineStart(text: string, offset: number): boolean {
  return offset === 0 || text[offset - 1] === '\n';
}

function lineEnds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** Returns the fixes that write a rule that matches no URL. Such a rule may still end a list of names, so that they may change verdicts. */
function* uselessFixes(
  edited: readonly EditedLines[],
  robots: RobotsTxt,
  { matchesNoUrl }: LintEngine,
): Generator<void, ReadonlyMap<LintedFinding, TriedFix>> {
  const found = new Map<LintedFinding, TriedFix>();
  const byFinding = yield* groupInSlices(edited, ({ finding }) => `${finding.from} ${finding.to}`);
  yield* inSlices(byFinding, (lines) => {
    const rows = lines.flatMap(({ first, last }) =>
      Array.from({ length: Math.min(last, robots.linesRead) - first + 1 }, (_, index) => first - 1 + index),
    );
    const useless = rows.filter((row) => {
      const pattern = isRule(robots.table.kind(row)) ? robots.valueAt(row) : '';
      return ROOTED.test(pattern) && matchesNoUrl(pattern, robots.dialect);
    });
    if (useless.length > 0) found.set(lines[0].finding, { kind: null, isChanging: null });
  });
  return found;
}

/** Returns the rules (1-based lines) of the groups that name a crawler. */
function rulesForNamed(file: ReadableFile): ReadonlySet<number> {
  const { groupTable, agentNames } = file.readBy('google');
  const named = groupTable.groups.filter(({ agentFrom, agentTo }) =>
    agentNames.slice(agentFrom, agentTo).some(({ isGlobal }) => !isGlobal),
  );
  return new Set(
    named.flatMap(({ ruleFrom, ruleTo }) =>
      Array.from(groupTable.ruleLines.subarray(ruleFrom, ruleTo), (row) => row + 1),
    ),
  );
}

/**
 * Returns the probable cause of the new verdicts that each line decides: the last fix that starts at or above the line,
 * otherwise the first fix.
 */
function fixesOfLines(edited: readonly EditedLines[], lines: ReadonlySet<number>): readonly LintedFinding[] {
  const found = new Set<LintedFinding>();
  let at = 0;
  for (const line of [...lines].sort((a, b) => a - b)) {
    while (at + 1 < edited.length && (edited[at + 1] as EditedLines).first <= line) at++;
    found.add((edited[at] as EditedLines).finding);
  }
  return [...found];
}
