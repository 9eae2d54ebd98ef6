/**
 * 0: nothing fails. 1: an expectation isn't met, a promise is broken or can't be proven, or a file isn't a robots.txt. 2: the
 * command couldn't run, or the report couldn't be written.
 */
export type ExitCode = 0 | 1 | 2;

/** Streams that the command reads and writes. */
export interface Streams {
  readonly input: AsyncIterable<Uint8Array>;
  readonly output: NodeJS.WritableStream;
  readonly errors: NodeJS.WritableStream;
}
