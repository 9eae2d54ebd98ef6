/*
 * The version of what is built: that of package.json, and the commit, if the sources are a Git repository. The page, the command, the service and
 * `dist/version.json` have it.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** @type {string} */
export const version = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')).version;

const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], {
  cwd: root,
  encoding: 'utf8',
});

/** Null without a repository. @type {string | null} */
export const commit = status === 0 ? stdout.trim() : null;

/** As people read it: `1.2.3 (abcdef012345)`. */
export const fullVersion = commit === null ? version : `${version} (${commit})`;
