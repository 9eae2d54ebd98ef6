/**
 * Entry point of the command `node robots-txt-tester.mjs check …`. Built into one file by .ci/build-cli.mjs.
 */
import { errorCode } from './file-problem';
import { run } from './run';

/** Inserted by the build. */
declare const CLI_VERSION: string;

const { argv, stdin, stdout, stderr } = process;

/** Exits with 2, so that a bug in this program doesn't look like an unmet expectation. */
function fail(error: unknown): void {
  process.exitCode = 2;
  stderr.write(`${error instanceof Error ? error.stack : error}\n`);
}

for (const stream of [stdout, stderr]) {
  // Also emitted when the process that reads the pipe closes it, even after the last write; see
  // `writeStream`.
  stream.on('error', (error) => {
    if (errorCode(error) !== 'EPIPE') fail(error);
  });
}
try {
  process.exitCode = await run(argv.slice(2), CLI_VERSION, { input: stdin, output: stdout, errors: stderr });
} catch (error) {
  fail(error);
}
