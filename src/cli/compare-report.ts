import { policyTokenNamed } from '../catalogue/full';
import {
  countChanges,
  type ProvenVersionChanges,
  type ShortestChange,
  type VersionChange,
} from '../engine/versions';
import {
  changeEffect,
  changeSentence,
  changeSubject,
  changesHeadText,
  cliMoreChanges,
  cliNothingElse,
  cliPromise,
  cliPromiseBroken,
  cliProof,
  leftOutNote,
  plain,
  preferencesNote,
  shownChange,
  shownPath,
} from '../messages/cli';
import {
  type JunitCase,
  junitErrorCase,
  junitXml,
  type ReportNote,
  writtenNote,
  writtenOutcome,
} from '../suite';
import { noteLines } from './notes';
import type { CompareArguments } from './read-arguments';

/** Maximum number of changes in a text, in annotations and in the other reports. */
const MOST_SENTENCES = 100;
const MOST_ANNOTATIONS = 50;
const MOST_REPORTED = 10_000;

/** An option that promises something about the changes. */
export interface PromiseResult {
  readonly option: '--no-new-block' | '--no-new-allow';
  /** The shortest path that breaks it; null if none does. */
  readonly broken: ShortestChange | null;
  /** False also if it isn't known whether a path breaks it. */
  readonly isKept: boolean;
}

/** The changes between two versions, ready for a report. */
export interface FileComparison extends ProvenVersionChanges {
  /** True if both files have the same bytes. */
  readonly isSame: boolean;
  /** True if only some crawlers were compared. */
  readonly isForSome: boolean;
  readonly promises: readonly PromiseResult[];
  readonly notes: readonly ReportNote[];
}

/** Writes the report in the chosen format. */
export function compareReport(
  compared: FileComparison,
  { format, after }: Pick<CompareArguments, 'format' | 'after'>,
): Iterable<string> {
  switch (format) {
    case 'text':
      return textReport(compared);
    case 'json':
      return jsonReport(compared);
    case 'junit':
      return junitReport(compared);
    case 'github':
      return githubReport(compared, after === '-' ? null : after);
  }
}

/** Returns the changes that aren't part of wider ones, at most `most`, the number of those left out, and the numbers of all. */
function mainChanges({ changes }: FileComparison, most: number, rank?: (change: VersionChange) => number) {
  const main = changes.filter(({ isCovered }) => !isCovered);
  if (rank !== undefined) main.sort((a, b) => rank(a) - rank(b));
  return {
    listed: main.slice(0, most).map(shownChange),
    more: Math.max(0, main.length - most),
    counts: countChanges(main),
  };
}

function* textReport(compared: FileComparison): Generator<string> {
  const { listed, more, counts } = mainChanges(compared, MOST_SENTENCES);
  yield* noteLines(compared.notes);
  if (listed.length > 0) yield `${changesHeadText({ ...counts, isProven: compared.isComplete }, '')}\n`;
  for (const change of listed) yield `${changeSentence(change, compared.everyoneElse.length)}\n`;
  if (more > 0) yield `${cliMoreChanges(more)}\n`;
  const leftOut = leftOutNote(compared);
  if (leftOut !== null) yield `${plain(leftOut)}\n`;
  if (compared.preferences.length > 0) yield `${preferencesText(compared)}\n`;
  yield `${cliProof(compared, compared)}\n`;
  for (const promise of compared.promises) yield `${promiseText(promise)}\n`;
}

function preferencesText({ preferences }: FileComparison): string {
  return plain(preferencesNote(preferences, policyTokenNamed));
}

function promiseText({ option, broken, isKept }: PromiseResult): string {
  if (broken === null) return cliPromise(option, isKept);
  return cliPromiseBroken(option, shownPath(broken.path), shownPath(broken.crawler));
}

/** Writes all changes for programs, each on its own line. Undecodable bytes become escapes. */
function* jsonReport(compared: FileComparison): Generator<string> {
  const { isSame, isComplete, unproven, everyoneElse, promises, preferences, notes, changes } = compared;
  const facts = {
    format: 'robots-txt-comparison',
    version: 1,
    same: isSame,
    proven: isComplete,
    unproven,
    everyoneElse: everyoneElse.length,
    promises: promises.map(({ option, isKept, broken }) => ({ option, kept: isKept, broken })),
    ...(notes.length > 0 && { notes: notes.map(writtenNote) }),
    preferences,
    changeCount: changes.length,
    ...mainChanges(compared, 0).counts,
    leftOut: compared.leftOut,
  };
  yield `{\n${Object.entries(facts)
    .map(([name, value]) => `"${name}": ${JSON.stringify(value)},\n`)
    .join('')}"changes": [`;
  const listed = changes.slice(0, MOST_REPORTED);
  for (const [index, change] of listed.entries())
    yield `${index === 0 ? '\n' : ',\n'}${JSON.stringify(reported(change))}`;
  yield '\n]\n}\n';
}

function reported(change: VersionChange) {
  const { crawlers, everyoneElse, others, place, except, already, isAlreadyWhole, ...rest } = change;
  const { alreadyDiffers, isForEveryone, direction, needNotObey, before, after, path, isCovered } = rest;
  return {
    crawlers,
    ...{ everyoneElse, others, everyone: isForEveryone, direction, place },
    // Addresses that don't change, or that another change is about; unknown if they differ by crawler.
    except: except === null || alreadyDiffers ? null : [...except, ...already],
    already,
    alreadyWhole: isAlreadyWhole && !alreadyDiffers,
    before: reportedVerdict(before, needNotObey),
    after: reportedVerdict(after, needNotObey),
    path,
    partOfAnother: isCovered,
  };
}

/** The outcome for a crawler that need not obey is the same in both versions; `asked` tells whether the file asks it to stay away. */
function reportedVerdict({ outcome, lines }: VersionChange['after'], needNotObey: boolean) {
  return {
    outcome: writtenOutcome(needNotObey ? 'not-applicable' : outcome),
    ...(needNotObey && { asked: outcome === 'disallowed' }),
    lines,
  };
}

/** Returns whether a change breaks one of the promises. */
function breaks({ after, needNotObey }: VersionChange, { promises }: FileComparison): boolean {
  if (needNotObey) return false;
  const option = after.outcome === 'disallowed' ? '--no-new-block' : '--no-new-allow';
  return promises.some((promise) => promise.option === option);
}

/**
 * Writes one test for each change, which fails if it breaks a promise and is skipped otherwise, and one for all other
 * URLs and preferences. If nothing is proven about some of them, it fails if a promise can't be proven for that reason, and
 * is skipped otherwise. Notes that are errors are failing tests before them.
 */
function junitReport(compared: FileComparison): Iterable<string> {
  const { listed } = mainChanges(compared, MOST_REPORTED);
  const cases = [
    ...compared.notes.flatMap(junitErrorCase),
    ...listed.map(
      (change): JunitCase => ({
        name: changeSubject(change, compared.everyoneElse.length),
        classname: 'robots.txt',
        result: breaks(change, compared)
          ? { message: changeEffect(change), type: writtenOutcome(change.after.outcome) }
          : 'skipped',
      }),
    ),
  ];
  const { isComplete, isCompleteForCrawlers, promises } = compared;
  const unproven = { message: cliProof(compared, compared), type: 'unproven' };
  cases.push({
    name: cliNothingElse,
    classname: 'robots.txt',
    result: isComplete ? 'pass' : promises.length > 0 && !isCompleteForCrawlers ? unproven : 'skipped',
  });
  const suite = {
    name: 'robots.txt',
    properties: {},
    cases,
    tests: cases.length,
    failures: cases.filter(({ result }) => typeof result === 'object').length,
    skipped: cases.filter(({ result }) => result === 'skipped').length,
    notes: compared.notes.filter(({ level }) => level === 'note').map(({ text }) => text),
  };
  return junitXml([suite], new Date());
}

/** Writes annotations for GitHub Actions, which shows them beside the lines of the new file. */
function* githubReport(compared: FileComparison, file: string | null): Generator<string> {
  // Errors and warnings come first, because only some annotations are shown.
  const { listed, more } = mainChanges(compared, MOST_ANNOTATIONS, (change) =>
    breaks(change, compared) ? 0 : change.direction === 'closed' ? 1 : 2,
  );
  for (const { level, text, file: about } of compared.notes)
    yield annotation(level === 'error' ? 'error' : 'notice', about === file ? file : null, 0, text);
  for (const change of listed) {
    const { after, direction } = change;
    const level = breaks(change, compared) ? 'error' : direction === 'closed' ? 'warning' : 'notice';
    yield annotation(level, file, after.lines[0] ?? 0, changeSentence(change, compared.everyoneElse.length));
  }
  if (more > 0) yield annotation('notice', file, 0, cliMoreChanges(more));
  for (const change of compared.preferences) {
    const line = change.kind === 'withdrawn' ? 0 : (change.lines[0] ?? 0);
    yield annotation('notice', file, line, plain(preferencesNote([change], policyTokenNamed)));
  }
  for (const promise of compared.promises) {
    const level = promise.isKept ? 'notice' : 'error';
    yield annotation(level, file, 0, promiseText(promise));
  }
  const level = compared.isComplete ? 'notice' : 'warning';
  yield annotation(level, file, compared.unproven[0] ?? 0, cliProof(compared, compared));
}

/** @param line 0 for none. */
function annotation(level: string, file: string | null, line: number, message: string): string {
  const place = [
    ...(file === null ? [] : [`file=${escaped(file).replaceAll(':', '%3A').replaceAll(',', '%2C')}`]),
    ...(line === 0 || file === null ? [] : [`line=${line}`]),
  ];
  return `::${[level, ...(place.length > 0 ? [place.join(',')] : [])].join(' ')}::${escaped(message)}\n`;
}

/** Escapes a text for a workflow command. GitHub's runner reads `%25`, `%0D` and `%0A`. */
function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
