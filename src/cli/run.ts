import {
  cliDifference,
  cliFailure,
  cliHelp,
  cliNoEffect,
  cliRefusal,
  cliStandardInput,
  cliSummary,
  cliUnknownCrawler,
  cliVerdict,
  printable,
  shownCell,
} from '../messages/cli';
import {
  checkSuite,
  csvReport,
  jsonReport,
  junitColumns,
  junitReport,
  type SuiteCrawler,
  type SuiteResult,
} from '../suite';
import { type Arguments, readArguments } from './read-arguments';
import { readInput, readStream } from './read-input';
import { RefusedError, refuse } from './refusal';
import { suiteToCheck } from './suite-to-check';
import { writeFile, writeStream } from './write-output';

/** Maximum size of a robots.txt in bytes: as much as the page opens, twenty times as much as Google reads. */
const LARGEST_ROBOTS = 10_000_000;

/** 0: no expectation is unmet. 1: some are. 2: nothing could be checked, or the report couldn't be written. */
type ExitCode = 0 | 1 | 2;

/** Streams that the command reads and writes. */
export interface Streams {
  readonly input: AsyncIterable<Uint8Array>;
  readonly output: NodeJS.WritableStream;
  readonly errors: NodeJS.WritableStream;
}

/**
 * Runs the command with the words after its name. Reports all refusals and returns an exit code; rejects only
 * because of a bug in this program.
 */
export async function run(words: readonly string[], version: string, streams: Streams): Promise<ExitCode> {
  try {
    const given = readArguments(words);
    if (given.kind === 'check') return await check(given, streams);
    await writeStream(streams.output, [given.kind === 'help' ? cliHelp : `${version}\n`]);
    return 0;
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

async function check(given: Extract<Arguments, { kind: 'check' }>, streams: Streams): Promise<ExitCode> {
  const suite = await suiteToCheck(given);
  const source =
    given.robots === '-'
      ? await readStream(streams.input, cliStandardInput, LARGEST_ROBOTS)
      : await readInput(given.robots, LARGEST_ROBOTS);
  const result = checkSuite(source, suite);
  const showsAll = given.urls.length > 0;
  if (!showsAll && result.passed + result.failed === 0) refuse({ code: 'nothing-expected' });
  await writeStream(streams.errors, notesOn(result.crawlers));
  const report = reportOf(result, given.format, showsAll);
  if (given.output === null)
    await writeStream(streams.output, isTerminal(streams.output) ? printableLines(report) : report);
  else {
    await writeFile(given.output, report);
    await writeStream(streams.output, [`${cliSummary(result)}\n`]);
  }
  return result.failed > 0 ? 1 : 0;
}

function isTerminal(stream: NodeJS.WritableStream): boolean {
  return 'isTTY' in stream && stream.isTTY === true;
}

/**
 * Removes control characters that a terminal would execute. Files and pipes get the report unchanged: its CSV
 * cells contain the URLs' control characters.
 */
function* printableLines(report: Iterable<string>): Generator<string> {
  for (const text of report) yield text.split(/\r?\n/).map(printable).join('\n');
}

function reportOf(
  result: SuiteResult,
  format: Extract<Arguments, { kind: 'check' }>['format'],
  showsAll: boolean,
): Iterable<string> {
  switch (format) {
    case 'text':
      return textReport(result, showsAll);
    case 'json':
      return jsonReport(result);
    case 'csv':
      return csvReport(result);
    case 'junit':
      return junitReport(junitColumns(result), {
        checkedAt: new Date(),
        failure: (cell) => cliDifference(shownCell(cell)),
      });
  }
}

/** Returns notes on crawlers that are unknown or need not obey, which their verdicts don't show. */
function* notesOn(crawlers: readonly SuiteCrawler[]): Generator<string> {
  for (const { name, consultation } of crawlers) {
    const shownName = printable(name);
    if (consultation === 'unknown') yield `${cliUnknownCrawler(shownName)}\n`;
    if (consultation === 'fetches-for-a-person' || consultation === 'does-not-obey')
      yield `${cliNoEffect(shownName, consultation)}\n`;
  }
}

/** Returns the results for people: every verdict if `showsAll`, otherwise the unmet expectations and the counts. */
function* textReport(result: SuiteResult, showsAll: boolean): Generator<string> {
  for (const cell of result.cells) {
    if (showsAll) yield `${cliVerdict(shownCell(cell))}\n`;
    else if (cell.status === 'fail') yield `${cliFailure(shownCell(cell))}\n`;
  }
  if (!showsAll) yield `${cliSummary(result)}\n`;
}
