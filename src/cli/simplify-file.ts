import { crawlers } from '../catalogue/full';
import { encodeSource } from '../engine/source';
import { openFile, simplify } from '../engine/versions';
import { cliSimplified } from '../messages/cli';
import { finish } from './finish';
import type { SimplifyArguments } from './read-arguments';
import { readRobots } from './read-input';
import type { ExitCode, Streams } from './streams';
import { writeBytes, writeStream } from './write-output';

/** Writes the smallest file in which no verdict changes, and says on standard error what was done. */
export async function simplifyFile(
  { robots, output }: SimplifyArguments,
  { input, output: standard, errors }: Streams,
): Promise<ExitCode> {
  const source = await readRobots(robots, input);
  const file = openFile(source);
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
