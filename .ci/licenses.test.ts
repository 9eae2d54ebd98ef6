import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { licenseTexts, noteLicenses } from './licenses.mjs';

/** Notes a module of a new package with these files. */
function notePackage(name: string, files: Readonly<Record<string, string>>): void {
  const root = mkdtempSync(join(tmpdir(), 'robots-licenses-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3' }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const { generateBundle } = noteLicenses();
  const bundle = { 'a.js': { type: 'chunk', moduleIds: ['\0helper.js', join(folder, 'index.js')] } };
  (generateBundle as unknown as (options: object, bundle: object) => void)({}, bundle);
}

test('every package in a build needs a licence text', () => {
  notePackage('@scope/free', { LICENSE: 'Copy it.', NOTICE: 'By somebody.' });
  expect(licenseTexts()).toMatch(/@scope\/free 1\.2\.3\n\nCopy it\.\n\nBy somebody\.\n/);
  notePackage('silent', {});
  expect(() => licenseTexts()).toThrow(
    'Packages in the build without a licence text (.ci/licenses/): silent 1.2.3',
  );
});
