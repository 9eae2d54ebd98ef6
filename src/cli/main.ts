/** The command's entry: `node robots-txt-tester.mjs check …`. Built into one file by .ci/build-cli.mjs. */
import { errorCode } from './file-problem';
import { run } from './run';

/** Put in by the build. */
declare const CLI_VERSION: string;

const { argv, stdin, stdout, stderr } = process;

/** A mistake in this program may not look like an expectation that is not met. */
function fail(error: unknown): void {
  process.exitCode = 2;
  stderr.write(`${error instanceof Error ? error.stack : error}\n`);
}

for (const stream of [stdout, stderr]) {
  // Told here too when nobody reads on, also after the last write; see `writeStream`.
  stream.on('error', (error) => {
    if (errorCode(error) !== 'EPIPE') fail(error);
  });
}
try {
  process.exitCode = await run(argv.slice(2), CLI_VERSION, { input: stdin, output: stdout, errors: stderr });
} catch (error) {
  fail(error);
}
