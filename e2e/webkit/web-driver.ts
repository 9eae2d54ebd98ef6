import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect } from '@playwright/test';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { findWebKit } from '../support/browsers';

/** WebKitGTK's driver on its own virtual screen. It drives one browser at a time. */
export interface WebDriverServer {
  /** Starts a browser with an empty profile. */
  startBrowser(): Promise<WebDriver>;
  /** Stops the driver, the screen and every browser on it. */
  close(): Promise<void>;
}

/** Starts the driver and its screen on a free port and a free display. */
export async function startWebDriver(): Promise<WebDriverServer> {
  const webKit = findWebKit();
  if (!webKit) throw new Error('WebKitGTK is not installed');
  const children: ChildProcess[] = [];
  const killAll = () => {
    for (const child of children) child.kill();
  };
  process.once('exit', killAll);
  const close = async () => {
    const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    const ended = running.map((child) => once(child, 'exit'));
    killAll();
    await Promise.all(ended);
    process.off('exit', killAll);
  };
  try {
    // Xvfb prints the number of the free display that it found once it listens there. Without `-noreset` it resets whenever the last browser ends; a
    // browser that starts at that moment finds no screen, and its driver then waits forever.
    const screen = spawn(
      webKit.xServer,
      ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp', '-noreset'],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    children.push(screen);
    const [display] = await Promise.race([
      once(screen.stdout, 'data'),
      once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb ended while it started'))),
    ]);
    const port = await freePort();
    const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11' };
    children.push(spawn(webKit.driver, [`--port=${port}`], { stdio: 'ignore', env }));
    const address = `http://127.0.0.1:${port}`;
    const answers = () =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(answers, { message: 'WebKitWebDriver answers' }).toBe(true);
    // The driver's own browser, which it was built with.
    const capabilities = new Capabilities().set('browserName', 'MiniBrowser');
    return {
      startBrowser: async () =>
        await new Builder().usingServer(address).withCapabilities(capabilities).build(),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
