import { crawlers } from '../catalogue/full';
import { crawlerDialectIds } from '../engine/dialect-ids';
import { encodeSource } from '../engine/source';
import { openFile, simplify } from '../engine/versions';
import { cliSimplified } from '../messages/cli';
import { finish } from './finish';
import { hasError, noteLines, notesOnFile } from './notes';
import type { SimplifyArguments } from './read-arguments';
import { readRobots } from './read-input';
import type { ExitCode, Streams } from './streams';
import { writeBytes, writeStream } from './write-output';

/**
 * Writes the smallest file in which no verdict changes, and says on standard error what was done. A file that isn't a
 * robots.txt is written unchanged.
 */
export async function simplifyFile(
  { robots, acceptsAny, output }: SimplifyArguments,
  { input, output: standard, errors }: Streams,
): Promise<ExitCode> {
  const source = await readRobots(robots, input);
  const file = openFile(source);
  const notes = notesOnFile({ name: robots, file }, crawlerDialectIds, acceptsAny);
  await writeStream(errors, noteLines(notes));
  if (hasError(notes)) {
    await writeBytes(source, output, standard);
    return 1;
  }
  const { text, removed, sameGroups } = finish(simplify(file, crawlers));
  const before = file.readBy('rfc9309');
  const isSame = text === before.text;
  // The file's own bytes keep mixed line ends.
  await writeBytes(isSame ? source : encodeSource(text, before.lineEnd, before.bom), output, standard);
  const counts = [removed.length, sameGroups.flat().length, linesOf(before.text), linesOf(text)] as const;
  await writeStream(errors, [`${cliSimplified(...counts)}\n`]);
  return 0;
}

/** Counts lines. A final line end adds none. */
function linesOf(text: string): number {
  return text.split('\n').length - Number(text.endsWith('\n') || text === '');
}
