import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect as expectAtOnce } from '@playwright/test';
import { startReleaseHost } from '../support/release-host';
import { makeNextRelease } from '../support/releases';
import { TesterPage } from '../support/tester-page';
import { inContext } from './check-pages';
import { type Guide, put } from './guide';

const expect = expectAtOnce.configure({ timeout: 30_000 });

const FOLDER = 'opt/robots-txt-tester';

/** Runs the guide's commands for an upgrade, for checksums and for the list of packages. @param root of the repository */
export function checkCommands(root: string, work: string, guide: Guide): void {
  const dist = join(work, FOLDER, 'dist');
  const next = join(work, FOLDER, 'new');
  const shellOf = (folder: string) =>
    /src="\.\/(assets\/[^"]+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1] ?? '';
  const former = shellOf(dist);
  cpSync(dist, next, { recursive: true });
  makeNextRelease(next);
  writeFileSync(join(next, '_headers'), '# new\n');
  guide.run('upgrade/copy.sh');
  expect(shellOf(dist), 'another page').not.toBe(former);
  for (const path of [former, shellOf(dist)]) expect(existsSync(join(dist, path)), path).toBe(true);
  for (const path of ['index.html', 'start.js', 'sw.js', 'embed/index.html', '_headers'])
    expect(readFileSync(join(dist, path), 'utf8'), path).toBe(readFileSync(join(next, path), 'utf8'));

  cpSync(dist, join(work, 'dist'), { recursive: true });
  guide.run('checksums/write.sh');
  cpSync(join(work, 'SHA256SUMS'), join(work, FOLDER, 'SHA256SUMS'));
  guide.run('checksums/check.sh');
  put(join(dist, 'start.js'), 'changed');
  expect(() => guide.run('checksums/check.sh')).toThrow(/start\.js: FAILED/);

  rmSync(dist, { recursive: true });
  symlinkSync('release-1', dist);
  cpSync(next, join(work, FOLDER, 'release-2'), { recursive: true });
  guide.run('upgrade/switch.sh');
  expect(shellOf(dist), 'the page behind the link').toBe(shellOf(next));

  for (const name of ['package.json', 'package-lock.json']) cpSync(join(root, name), join(work, name));
  guide.run('sbom/write.sh');
  const { bomFormat, components } = JSON.parse(readFileSync(join(work, 'sbom.json'), 'utf8'));
  expect(bomFormat).toBe('CycloneDX');
  const names = components.map(({ name }: { readonly name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'valibot']));
}

/** Replaces the service worker by the guide's. Returning visitors must lose their copy of the page. */
export async function checkTakenDown(browser: Browser, dist: string, guide: Guide): Promise<void> {
  const host = await startReleaseHost(dist);
  try {
    await inContext(browser, async (page) => {
      const tester = new TesterPage(page);
      await tester.start(`${host.origin}/`);
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
        .toBe('activated');
      put(join(dist, 'index.html'), '<!doctype html><title>Gone</title><link rel="icon" href="data:,">Gone');
      await page.reload();
      await tester.expectVerdict('disallowed', 12);
      put(join(dist, 'sw.js'), guide.snippet('offline/sw.js'));
      await page.reload();
      // A worker gives way once no page needs it.
      await expect.poll(() => page.evaluate(isReplaced)).toBe(true);
      await page.goto('about:blank');
      await page.goto(host.origin);
      const left = () =>
        page.evaluate(async () => [
          ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
          ...(await caches.keys()),
        ]);
      await expect.poll(left).toEqual([]);
      await page.reload();
      await expect(page).toHaveTitle('Gone');
    });
  } finally {
    await host.close();
  }
}

/** Returns whether the worker that serves this page has a successor. */
async function isReplaced(): Promise<boolean> {
  const [registration] = await navigator.serviceWorker.getRegistrations();
  return registration === undefined || registration.waiting !== null;
}
