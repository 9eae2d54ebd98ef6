import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A server program that answers. */
export interface RunningServer {
  /** Address without a path. */
  readonly origin: string;
  /** Ends the program and waits for its end. Does nothing if it has ended. */
  stop(): Promise<void>;
}

/** Milliseconds until a server must answer, and between two questions whether it does. */
const START_TIME = 20_000;
const POLL_INTERVAL = 50;

/** Starts a program and waits until it answers at this port of 127.0.0.1. Throws with what it printed if it ends or doesn't answer. */
export async function startProgram(
  command: readonly [string, ...string[]],
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin`, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (!hasEnded()) child.kill('SIGTERM');
    await ended;
  };
  const origin = `http://127.0.0.1:${port}`;
  const latest = Date.now() + START_TIME;
  while (!(await answers(origin))) {
    if (hasEnded() || Date.now() > latest) {
      await stop();
      throw new Error(`${command.join(' ')} doesn't answer at ${origin}\n${printed}`);
    }
    await wait(POLL_INTERVAL);
  }
  return { origin, stop };
}

/** Returns a port of 127.0.0.1 that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function answers(address: string): Promise<boolean> {
  return fetch(address, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}
