import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GuideFile } from './guide-files';

/** Turns off telemetry and update checks of all site generators and frameworks. */
const quiet = {
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  NO_UPDATE_NOTIFIER: '1',
  CI: '1',
};

/**
 * Copies a project into a work folder, which keeps the installed packages for the next time. Snippets are appended to the project's files of that name,
 * or create new files. If the project has a package.json, adds `dependencies` to it and installs its packages: without their scripts and without a lock
 * file, as for a reader of the guide who installs that version today. Throws with the installer's output if something fails.
 */
export function prepareProject(
  source: string,
  work: string,
  snippets: readonly GuideFile[],
  dependencies: Readonly<Record<string, string>> = {},
): void {
  mkdirSync(work, { recursive: true });
  for (const name of readdirSync(work))
    if (name !== 'node_modules' && name !== 'installed.json') rmSync(join(work, name), { recursive: true });
  cpSync(source, work, { recursive: true });
  for (const { path, text } of snippets) {
    const file = join(work, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, existsSync(file) ? `${readFileSync(file, 'utf8')}\n${text}` : text);
  }
  if (!existsSync(join(source, 'package.json'))) return;
  const manifest = JSON.parse(readFileSync(join(work, 'package.json'), 'utf8'));
  manifest.dependencies = { ...manifest.dependencies, ...dependencies };
  const text = JSON.stringify(manifest, null, 2);
  writeFileSync(join(work, 'package.json'), text);
  install(work, text);
}

/** Installs the packages unless that has already been done for this package.json. */
function install(work: string, manifest: string): void {
  const mark = join(work, 'installed.json');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === manifest) return;
  rmSync(join(work, 'node_modules'), { recursive: true, force: true });
  // Packages that don't support our Node version are errors; `overrides` in the project's package.json helps.
  const flags = '--engine-strict --ignore-scripts --no-package-lock --no-audit --no-fund --loglevel=error';
  runIn(work, `npm install ${flags}`);
  writeFileSync(mark, manifest);
}

/** Runs a command in a folder and returns what it prints. Throws with its output if it fails. */
export function runIn(cwd: string, command: string): string {
  const { status, signal, error, stdout, stderr } = spawnSync(command, {
    cwd,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, ...quiet },
    maxBuffer: 64 * 1024 * 1024,
    timeout: 900_000,
  });
  if (status === 0) return stdout;
  const how = error?.message ?? signal ?? `status ${status}`;
  throw new Error(`${command} failed in ${cwd} (${how})\n${stdout}\n${stderr}`);
}
