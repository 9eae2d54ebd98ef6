import { PassThrough } from 'node:stream';
import { run } from '../run';

/** Result of a run of the command. */
export interface CommandRun {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs the command in this process, with bytes on standard input. `isTTY`: standard output is a terminal. */
export async function runCommand(
  words: readonly string[],
  input: readonly Uint8Array[] = [],
  isTTY = false,
): Promise<CommandRun> {
  const output = gathered();
  const errors = gathered();
  const code = await run(words, '1.2.3', {
    input: PassThrough.from(input),
    output: Object.assign(output.stream, { isTTY }),
    errors: errors.stream,
  });
  return { code, output: output.text(), errors: errors.text() };
}

function gathered() {
  const stream = new PassThrough();
  const parts: Uint8Array[] = [];
  stream.on('data', (part: Uint8Array) => parts.push(part));
  return { stream, text: () => Buffer.concat(parts).toString() };
}
