import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GuideFile } from './guide-files';
import type { Site } from './sites';

/** Turns off telemetry and update checks of all site generators. */
const quiet = { ASTRO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', NO_UPDATE_NOTIFIER: '1', CI: '1' };

/**
 * Builds a site in a work folder, which keeps the installed packages for the next time, and returns the built folder. Snippets are appended to the site's
 * files of that name, or create new files. Packages are installed without their scripts and without a lock file, as for a reader of the guide who
 * installs that version today. Throws with the builder's output if something fails.
 */
export function prepareSite(
  site: Site,
  source: string,
  work: string,
  snippets: readonly GuideFile[],
): string {
  mkdirSync(work, { recursive: true });
  for (const name of readdirSync(work))
    if (name !== 'node_modules' && name !== 'installed.json') rmSync(join(work, name), { recursive: true });
  cpSync(source, work, { recursive: true });
  for (const { path, text } of snippets) {
    const file = join(work, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, existsSync(file) ? `${readFileSync(file, 'utf8')}\n${text}` : text);
  }
  install(work);
  run('npm run build', work);
  return join(work, site.output);
}

/** Installs the packages unless that has already been done for this package.json. */
function install(work: string): void {
  const manifest = readFileSync(join(work, 'package.json'), 'utf8');
  const mark = join(work, 'installed.json');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === manifest) return;
  rmSync(join(work, 'node_modules'), { recursive: true, force: true });
  // Packages that don't support our Node version are errors; `overrides` in the site's package.json helps.
  const flags = '--engine-strict --ignore-scripts --no-package-lock --no-audit --no-fund --loglevel=error';
  run(`npm install ${flags}`, work);
  writeFileSync(mark, manifest);
}

function run(command: string, cwd: string): void {
  const { status, signal, error, stdout, stderr } = spawnSync(command, {
    cwd,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, ...quiet },
    maxBuffer: 64 * 1024 * 1024,
    timeout: 900_000,
  });
  if (status === 0) return;
  const how = error?.message ?? signal ?? `status ${status}`;
  throw new Error(`${command} failed in ${cwd} (${how})\n${stdout}\n${stderr}`);
}
