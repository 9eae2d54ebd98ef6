import { openFile } from '../engine/versions';
import {
  cliDifference,
  cliFailure,
  cliHelp,
  cliRefusal,
  cliSummary,
  cliVerdict,
  printable,
  printableCell,
} from '../messages/cli';
import {
  checkSuite,
  csvReport,
  jsonReport,
  junitColumns,
  junitReport,
  type ReportNote,
  type SuiteResult,
} from '../suite';
import { compare } from './compare';
import { hasError, noteLines, notesOnCrawlers, notesOnFile } from './notes';
import { type Arguments, type CheckArguments, readArguments } from './read-arguments';
import { readRobots } from './read-input';
import { RefusedError, refuse } from './refusal';
import { simplifyFile } from './simplify-file';
import type { ExitCode, Streams } from './streams';
import { suiteToCheck } from './suite-to-check';
import { reportedNotes, writeReport, writeStream } from './write-output';

/**
 * Runs the command with the words after its name. Reports all refusals and returns an exit code; rejects only
 * because of a bug in this program.
 */
export async function run(words: readonly string[], version: string, streams: Streams): Promise<ExitCode> {
  try {
    return await runArguments(readArguments(words), version, streams);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const lines = cliRefusal(error.refusal).split('\n').map(printable);
    await writeStream(
      streams.errors,
      lines.map((line) => `${line}\n`),
    );
    return 2;
  }
}

async function runArguments(given: Arguments, version: string, streams: Streams): Promise<ExitCode> {
  switch (given.kind) {
    case 'check':
      return await check(given, streams);
    case 'compare':
      return await compare(given, streams);
    case 'simplify':
      return await simplifyFile(given, streams);
    case 'help':
      await writeStream(streams.output, [cliHelp(given.command)]);
      return 0;
    case 'version':
      await writeStream(streams.output, [`${version}\n`]);
      return 0;
  }
}

async function check(given: CheckArguments, streams: Streams): Promise<ExitCode> {
  const suite = await suiteToCheck(given, streams);
  const source = await readRobots(given.robots, streams.input);
  const result = checkSuite(source, suite);
  const showsAll = given.urls.length > 0;
  if (!showsAll && result.passed + result.failed === 0) refuse({ code: 'nothing-expected' });
  const dialects = result.crawlers.map(({ dialect }) => dialect);
  const notes = [
    ...notesOnFile({ name: given.robots, file: openFile(source) }, dialects, given.acceptsAny),
    ...notesOnCrawlers(result.crawlers),
  ];
  await writeStream(streams.errors, noteLines(notes));
  const report = reportOf(result, given.format, showsAll, reportedNotes(notes, given));
  await writeReport(report, { file: given.output, summary: cliSummary(result) }, streams.output);
  return result.failed > 0 || hasError(notes) ? 1 : 0;
}

function reportOf(
  result: SuiteResult,
  format: CheckArguments['format'],
  showsAll: boolean,
  notes: readonly ReportNote[],
): Iterable<string> {
  switch (format) {
    case 'text':
      return textReport(result, showsAll, notes);
    case 'json':
      return jsonReport({ ...result, notes });
    case 'csv':
      return csvReport({ ...result, notes });
    case 'junit':
      return junitReport(junitColumns(result), {
        checkedAt: new Date(),
        failure: (cell) => cliDifference(printableCell(cell)),
        notes,
      });
  }
}

/**
 * Returns the results for people: the notes, then every verdict if `showsAll`, otherwise the unmet expectations and the
 * counts.
 */
function* textReport(
  result: SuiteResult,
  showsAll: boolean,
  notes: readonly ReportNote[],
): Generator<string> {
  yield* noteLines(notes);
  for (const cell of result.cells) {
    if (showsAll) yield `${cliVerdict(printableCell(cell))}\n`;
    else if (cell.status === 'fail') yield `${cliFailure(printableCell(cell))}\n`;
  }
  if (!showsAll) yield `${cliSummary(result)}\n`;
}
