import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withOwnSize } from '../../.ci/tools/own-size';

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
 * Turns a copy of the built page into a later version: renames all files with a hash under assets/ and embed/, marks both pages with `data-release`, and
 * updates the names and hashes in sw.js.
 */
export function makeNextRelease(folder: string): void {
  const renamed = ['assets', 'embed'].flatMap((part) =>
    readdirSync(join(folder, part))
      .filter((name) => !/^v1\.|\.(html|ts)$/.test(name))
      .map((name) => join(part, name)),
  );
  const names = renamed.map((path) => path.replace(/^.*[\\/]/, ''));
  const pages = ['index.html', join('embed', 'index.html')];
  const texts = [...pages, 'sw.js', ...renamed.filter((path) => /\.(js|css)$/.test(path))];
  const digests = new Map([...pages, ...renamed].map((path) => [path, digest(join(folder, path))]));
  for (const path of texts) {
    const text = readFileSync(join(folder, path), 'utf8');
    const next = names.reduce((result, name) => result.replaceAll(name, nextName(name)), text);
    writeFileSync(join(folder, path), next);
  }
  for (const path of renamed) renameSync(join(folder, path), join(folder, nextName(path)));
  for (const path of pages) {
    const page = join(folder, path);
    writeFileSync(
      page,
      withOwnSize(readFileSync(page, 'utf8').replace('<html ', '<html data-release="next" ')),
    );
  }
  const worker = join(folder, 'sw.js');
  let script = readFileSync(worker, 'utf8');
  for (const [path, before] of digests) {
    // The embed page isn't kept for offline use.
    if (path.startsWith('embed')) continue;
    if (!script.includes(before)) throw new Error(`sw.js does not know the bytes of ${path}`);
    script = script.replaceAll(before, digest(join(folder, pages.includes(path) ? path : nextName(path))));
  }
  writeFileSync(worker, withOwnSize(script));
}

/** `help-dialog-a1b2c3.js` → `help-dialog-a1b2c3-next.js`, also at the end of a path */
function nextName(name: string): string {
  return name.replace(/(\.\w+)$/, '-next$1');
}

function digest(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('base64');
}
