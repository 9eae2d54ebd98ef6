import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { OWN_PAGES } from './check-answers';
import { Guide, type Names, put } from './guide';
import { LOGS, SITE } from './servers';

/** Folder of the repository. `run.ts` is the program that runs. */
export const root = resolve(dirname(process.argv[1] ?? ''), '../..');
const built = process.env['E2E_DIST'] ?? join(root, 'dist');

/** Path of the guide. */
export const guideFile = join(root, 'docs/hosting.md');

/** The guide's folder for the built page. */
const DIST = 'opt/robots-txt-tester/dist';

/** A folder that stands for the root of a server's file system. */
export interface WorkFolder {
  readonly path: string;
  /** The built page, where the guide puts it. */
  readonly dist: string;
  /** Reads the guide. @param names what to replace in its snippets, besides paths */
  guide(names?: Names): Guide;
}

/** Makes a work folder with the built page and with the pages of a site, and removes it after the test. */
export async function inWorkFolder(test: (work: WorkFolder) => void | Promise<void>): Promise<void> {
  const path = mkdtempSync(join(tmpdir(), 'hosts-'));
  try {
    // Servers that root starts work as another user.
    chmodSync(path, 0o755);
    mkdirSync(join(path, LOGS, 'apache2'), { recursive: true });
    cpSync(built, join(path, DIST), { recursive: true });
    for (const [name, text] of Object.entries(OWN_PAGES)) put(join(path, SITE, name), text);
    await test({
      path,
      dist: join(path, DIST),
      guide: (names) => new Guide(guideFile, path, names),
    });
  } finally {
    rmSync(path, { recursive: true });
  }
}
