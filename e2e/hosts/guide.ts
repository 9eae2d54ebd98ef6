import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type GuideFile, guideFiles } from '../support/guide-files';
import { runIn } from '../support/prepare-project';

/** The folder of the guide's examples. */
export const FOLDER = '/tools/robots/';

/** Replacements in the guide's snippets: from the names in the guide to those of a test. */
export type Names = Readonly<Record<string, string>>;

/** Snippets that tests have used. */
const used = new Set<string>();

/** Returns the marked snippets of the guide that no test has used. @param file path of the guide */
export function unusedSnippets(file: string): readonly string[] {
  const marked = [...readFileSync(file, 'utf8').matchAll(/^<!-- file: (\S+) -->$/gm)].map(
    ([, path = '']) => path,
  );
  return marked.filter((path) => !used.has(path));
}

/** Reads docs/hosting.md for a test in the folder `work`, which stands for the root of the file system. */
export class Guide {
  readonly #text: string;
  readonly #work: string;
  readonly #names: Names;

  /** @param names what to replace besides paths */
  constructor(file: string, work: string, names: Names = {}) {
    this.#text = readFileSync(file, 'utf8');
    this.#work = work;
    this.#names = names;
  }

  /** Returns the snippet marked with this path: its first folder is the subject, the rest names the file. */
  snippet(path: string): string {
    used.add(path);
    const [subject = '', ...rest] = path.split('/');
    const found = guideFiles(this.#text, subject).find((file: GuideFile) => file.path === rest.join('/'));
    if (!found) throw new Error(`docs/hosting.md has no snippet ${path}.`);
    const withNames = Object.entries(this.#names).reduce(
      (text, [name, value]) => text.replaceAll(name, value),
      found.text,
    );
    return withNames.replace(/(?<![\w.])\/(?=(?:etc|opt|var)\/)/g, `${this.#work}/`);
  }

  /** Writes a snippet into the file of the guide. @param path absolute in the guide, such as `/etc/nginx/conf.d/a.conf` */
  write(snippet: string, path: string): void {
    put(join(this.#work, path), this.snippet(snippet));
  }

  /** Runs a snippet of shell commands in the work folder, and returns what they print. Throws if one fails. */
  run(snippet: string, ...args: readonly string[]): string {
    put(join(this.#work, 'commands.sh'), `set -eu\n${this.snippet(snippet)}`);
    return runIn(this.#work, ['sh commands.sh', ...args].join(' '));
  }

  /** Fills the policies into a file, as the guide says. */
  fillPolicies(path: string): void {
    this.run('policies/fill-policies.sh', join(this.#work, path));
  }
}

/** Writes a file, and creates its folder. */
export function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
