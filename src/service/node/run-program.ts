import { setFlagsFromString } from 'node:v8';
import { PRODUCT, type ServiceOptions } from '../index';
import { operatorTexts } from './operator-texts';
import { type Program, startProgram } from './program';
import { type ListenAddress, OWN_HOSTS, readSettings } from './settings';

/** Exit code if the program can't start with its settings. */
const CANNOT_START = 2;

/**
 * Collects garbage whenever the heap has grown by a tenth. By default V8 lets a small one grow to several times its size, and each long answer leaves
 * megabytes behind: 20,000 questions needed 272 MB, now 142.
 */
const SMALL_HEAP = '--heap-growing-percent=10';

/**
 * Runs the program until it is asked to stop. With wrong settings, writes a sentence for each to standard error and ends with 2. SIGTERM and SIGINT stop
 * it: it ends with 0 when the questions under way are answered. A second signal ends it at once.
 * @param overrides replaces parts of the service, for sites on this computer
 */
export async function runProgram(overrides?: Partial<ServiceOptions>): Promise<void> {
  const { env, stdout, stderr } = process;
  setFlagsFromString(SMALL_HEAP);
  const warn = (sentence: string) => void stderr.write(`${sentence}\n`);
  const read = readSettings(env);
  if (read.kind === 'problems') return refuse(read.problems);
  const { settings } = read;
  let program: Program;
  try {
    program = await startProgram(settings, { warn, ...(overrides && { overrides }) });
  } catch (error) {
    return refuse([operatorTexts.cannotListen(textOf(settings.listen), error)]);
  }
  stdout.write(`${operatorTexts.started(PRODUCT, program.address, settings.page?.folder ?? null)}\n`);
  if (settings.callers.hosts?.every((host) => OWN_HOSTS.includes(host))) warn(operatorTexts.onlyOwnHosts);
  const stop = async () => {
    for (const signal of SIGNALS) process.off(signal, stop);
    await program.stop();
    // Ends sites' connections whose readers have gone.
    process.exit(0);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

function refuse(problems: readonly string[]): void {
  process.stderr.write(problems.map((problem) => `${problem}\n`).join(''));
  process.exitCode = CANNOT_START;
}

function textOf({ host, port }: ListenAddress): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`;
}
