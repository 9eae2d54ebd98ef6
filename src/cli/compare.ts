import { needNotObey } from '../answer';
import { crawlers as catalogue } from '../catalogue/full';
import type { ReadableFile } from '../engine';
import { allCrawlers, type CheckedCrawler, policyTokensIn } from '../engine/crawlers';
import { openFile, versionChanges } from '../engine/versions';
import { cliProof } from '../messages/cli';
import { isSuiteCrawler, readSuiteCrawler, type SuiteCrawler } from '../suite';
import { compareReport, type FileComparison, type PromiseResult } from './compare-report';
import { readCrawlerOptions } from './crawlers-of';
import { finish } from './finish';
import { hasError, noteLines, notesOnCrawlers, notesOnFile } from './notes';
import type { CompareArguments } from './read-arguments';
import { inputName, readRobots } from './read-input';
import { refuse } from './refusal';
import type { ExitCode, Streams } from './streams';
import { reportedNotes, writeReport, writeStream } from './write-output';

/** Crawlers of a change that are looked up for notes: as many as a sentence names. */
const MOST_NOTED = 3;
/** Most user-agent lines of a file. Each name is a crawler to compare for. */
const MOST_NAMES = 10_000;

/** Compares two versions of a file and checks the promises that were given. */
export async function compare(given: CompareArguments, streams: Streams): Promise<ExitCode> {
  const chosen = readCrawlerOptions(given.crawlers);
  const sources = [
    await readRobots(given.before, streams.input),
    await readRobots(given.after, streams.input),
  ];
  const [before, after] = [given.before, given.after].map((name, index) =>
    fileOf(sources[index] as Uint8Array, name),
  ) as [ReadableFile, ReadableFile];
  const files = [before, after] as const;
  const names =
    chosen.length > 0
      ? chosen.map(toCheck)
      : [...finish(allCrawlers(files, catalogue, [])), ...policyTokensIn(files)];
  const changes = finish(versionChanges(before, after, names, catalogue));
  const isSame = Buffer.compare(...(sources as [Uint8Array, Uint8Array])) === 0;
  const dialects = names.map(({ dialect }) => dialect);
  const notes = [
    ...notesOnFile({ name: given.before, file: before }, dialects, given.acceptsAny),
    ...notesOnFile({ name: given.after, file: after }, dialects, given.acceptsAny),
    ...notesOnCrawlers(chosen.length > 0 ? chosen : namedIn(changes)),
  ];
  const compared: FileComparison = {
    ...changes,
    isSame,
    isForSome: chosen.length > 0,
    promises: promisesOf(given, changes),
    notes: reportedNotes(notes, given),
  };
  await writeStream(streams.errors, noteLines(notes));
  const report = compareReport(compared, given);
  const summary = cliProof(compared, compared);
  await writeReport(report, { file: given.output, summary }, streams.output);
  return compared.promises.some(({ isKept }) => !isKept) || hasError(notes) ? 1 : 0;
}

function fileOf(source: Uint8Array, name: string): ReadableFile {
  const file = openFile(source);
  if (file.readBy('rfc9309').groupTable.agentLines.length > MOST_NAMES)
    refuse({ code: 'too-many-names', file: inputName(name), limit: MOST_NAMES });
  return file;
}

function toCheck(crawler: SuiteCrawler): CheckedCrawler {
  const { name, productTokens, ignoresGlobalGroup, dialect, consultation } = crawler;
  return {
    ...{ names: [name], productTokens, ignoresGlobalGroup, dialect },
    ...(needNotObey(consultation) && { needNotObey: true }),
  };
}

function promisesOf(
  { noNewBlock, noNewAllow }: CompareArguments,
  { isCompleteForCrawlers, shortest }: Pick<FileComparison, 'isCompleteForCrawlers' | 'shortest'>,
): readonly PromiseResult[] {
  const given = [
    ...(noNewBlock ? [{ option: '--no-new-block', broken: shortest(true) } as const] : []),
    ...(noNewAllow ? [{ option: '--no-new-allow', broken: shortest(false) } as const] : []),
  ];
  return given.map((promise) => ({ ...promise, isKept: promise.broken === null && isCompleteForCrawlers }));
}

/** Returns the catalogue's crawlers that the report names. */
function namedIn({ changes }: Pick<FileComparison, 'changes'>): readonly SuiteCrawler[] {
  const names = changes.flatMap(({ crawlers, others }) => [...crawlers, ...others].slice(0, MOST_NOTED));
  return [...new Set(names)].flatMap((name) => {
    const reading = readSuiteCrawler(name);
    return isSuiteCrawler(reading) && reading.consultation !== 'unknown' ? [reading] : [];
  });
}
