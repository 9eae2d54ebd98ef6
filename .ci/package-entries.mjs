/* The package's entry points. Their one home is `exports` in package.json: `./dist-package/kit/react.js` is built from src/kit/react.ts. */
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** Folder of the built package. */
export const packageFolder = resolve(root, 'dist-package');

const manifest = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));

/** @type {string} */
export const version = manifest.version;

/** Packages that the user of an entry point installs. @type {string[]} */
export const peers = Object.keys(manifest.peerDependencies);

/** @type {[name: string, file: string][]} */
const exported = Object.entries(manifest.exports);

/** @param {string} extension @returns {{ name: string, module: string }[]} */
const filesWith = (extension) =>
  exported
    .filter(([, file]) => file.endsWith(extension))
    .map(([name, file]) => ({
      name,
      module: relative(packageFolder, resolve(root, file)).slice(0, -extension.length),
    }));

/**
 * The entry points. `name`: as programs import it, without the package's name. `module`: its files, relative to src and to the built package, without extension.
 */
export const entries = filesWith('.js');

/** The style sheets, likewise. */
export const styleSheets = filesWith('.css');
