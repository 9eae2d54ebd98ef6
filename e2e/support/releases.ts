import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page that frames the tester. */
const probe = `<!doctype html><link rel="icon" href="data:,"><title>probe</title><iframe src="/" width="900" height="700"></iframe>`;

/** Copies the built page, and adds `probe.html` to `embed/` and `api/`, which the service worker must not touch. */
export function copyRelease(dist: string, folder: string): void {
  cpSync(dist, folder, { recursive: true });
  for (const name of ['embed', 'api']) {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'probe.html'), probe);
  }
}

/**
 * Turns a copy of the built page into a later version: renames all files under assets/, marks index.html with `data-release`, and updates the names
 * and hashes in sw.js.
 */
export function makeNextRelease(folder: string): void {
  const assets = join(folder, 'assets');
  const names = readdirSync(assets);
  const files = [
    join(folder, 'index.html'),
    join(folder, 'sw.js'),
    ...names.filter((name) => /\.(js|css)$/.test(name)).map((name) => join(assets, name)),
  ];
  const page = join(folder, 'index.html');
  const digests = new Map(
    [page, ...names.map((name) => join(assets, name))].map((file) => [file, digest(file)]),
  );
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      names.reduce((result, name) => result.replaceAll(name, nextName(name)), text),
    );
  }
  for (const name of names) renameSync(join(assets, name), join(assets, nextName(name)));
  writeFileSync(page, readFileSync(page, 'utf8').replace('<html ', '<html data-release="next" '));
  const worker = join(folder, 'sw.js');
  let script = readFileSync(worker, 'utf8');
  for (const [file, before] of digests) {
    if (!script.includes(before)) throw new Error(`sw.js does not know the bytes of ${file}`);
    script = script.replaceAll(before, digest(file === page ? page : nextName(file)));
  }
  writeFileSync(worker, script);
}

/** `help-dialog-a1b2c3.js` → `help-dialog-a1b2c3-next.js`, also at the end of a path */
function nextName(name: string): string {
  return name.replace(/(\.\w+)$/, '-next$1');
}

function digest(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('base64');
}
