/**
 * 0: no expectation is unmet. 1: some are. 2: the command couldn't run, or the report couldn't be written.
 */
export type ExitCode = 0 | 1 | 2;

/** Streams that the command reads and writes. */
export interface Streams {
  readonly input: AsyncIterable<Uint8Array>;
  readonly output: NodeJS.WritableStream;
  readonly errors: NodeJS.WritableStream;
}
