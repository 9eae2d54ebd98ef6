import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as startRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The built program, outside of the repository and its packages. */
export interface BuiltService {
  /** Starts the program and waits until it listens. */
  start(environment?: Readonly<Record<string, string>>): Promise<RunningProgram>;
  /** Runs the program until it ends. */
  run(environment: Readonly<Record<string, string>>): {
    status: number | null;
    stdout: string;
    stderr: string;
  };
  /** Ends all programs and deletes the file. */
  close(): Promise<void>;
}

/** A program that listens on a free port of 127.0.0.1. */
export interface RunningProgram {
  readonly process: ChildProcess;
  readonly port: number;
  /** Written so far. */
  stderr(): string;
  /** Waits for the end, and returns the exit code. */
  ended(): Promise<number | null>;
}

/** An answer of a program. */
export interface ProgramAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Builds the program into a temporary folder. @param entry the entry point to build, instead of the program's own */
export function buildService(entry = 'src/service/node/main.ts'): BuiltService {
  const folder = mkdtempSync(join(tmpdir(), 'service-'));
  const built = spawnSync(process.execPath, ['.ci/build-service.mjs', folder, entry], { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stderr);
  const command = [join(folder, 'robots-txt-service.mjs')];
  const options = (environment: Readonly<Record<string, string>>) =>
    ({ cwd: folder, env: { SERVICE_LISTEN: '127.0.0.1:0', ...environment } }) as const;
  const running: ChildProcess[] = [];
  return {
    run(environment) {
      const { status, stdout, stderr } = spawnSync(process.execPath, command, {
        ...options(environment),
        encoding: 'utf8',
      });
      return { status, stdout, stderr };
    },
    async start(environment = {}) {
      const child = spawn(process.execPath, command, options(environment));
      running.push(child);
      const ended = once(child, 'exit').then(([code]) => code as number | null);
      let errors = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        errors += text;
      });
      let printed = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
      while (!printed.includes('\n'))
        await Promise.race([
          once(child.stdout, 'data'),
          ended.then(() => {
            throw new Error(errors);
          }),
        ]);
      const port = Number(/:(\d+),/.exec(printed)?.[1]);
      return { process: child, port, stderr: () => errors, ended: () => ended };
    },
    async close() {
      for (const child of running) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sends a request without a body over a connection of its own. */
export function askProgram(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<ProgramAnswer> {
  return new Promise((resolve, reject) => {
    const request = startRequest(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end();
  });
}
