import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runIn } from './prepare-project';

/** Builds and packs the package into a folder. Returns its file, which is named by its content, so that npm installs it anew after each change. */
export function packPackage(root: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [packed] = JSON.parse(
    runIn(
      root,
      `npm run -s build:cli >&2 && npm run -s build:package >&2 && npm pack --json --pack-destination ${folder}`,
    ),
  );
  const file = join(folder, packed.filename);
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
  const named = join(folder, `${hash}.tgz`);
  renameSync(file, named);
  return named;
}
