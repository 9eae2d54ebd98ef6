import { isPlainPath } from '../../facts/plain-path';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule } from '../../lint-rule';

/** Matches an index page, which servers send for its folder. */
const INDEX = /^([^*$?]*\/)(?:index|default)\.(?:html?|php|aspx?)\$?$/i;
/** Matches `/` and a folder in it. Deeper ones are single pages rather than parts of a site. */
const SHALLOW = /^\/(?:[^/]+\/)?$/;
/** Longer folders are skipped. */
const LONGEST = 500;

/** Only about Allow: a Disallow for an index page often keeps the second URL of a page out. */
export const rule = defineRule<{ value: string; folder: string; opensFolder: boolean }>({
  dialects: 'crawlers',
  kind: 'advice',
  fix: 'choice',
  oneCause: [],
  check(file, report) {
    const { secondAllowPattern } = file.google.dialect.paths;
    for (const { rules: lines } of file.groups) {
      let known: ReadonlySet<string> | null = null;
      for (const line of lines) {
        const folder = line.kind === 'allow' ? folderOf(line) : null;
        if (folder === null) continue;
        known ??= new Set(lines.map(({ kind, value }) => `${kind} ${value}`));
        if (isFolderMeant(line, folder, known) || !isInBlocked(folder, known)) continue;
        const opensFolder = secondAllowPattern(line.value) !== null;
        report({
          ...atValue(line),
          params: { value: line.value, folder, opensFolder },
          fix: () => [[line.to, line.to, `\n${line.field}: ${folder}$`]],
        });
      }
    }
  },
});

function folderOf({ value }: LintLine): string | null {
  const folder = value.length > LONGEST ? undefined : INDEX.exec(value)?.[1];
  return folder !== undefined && SHALLOW.test(folder) && isPlainPath(value) ? folder : null;
}

/** Returns whether a rule of the same type covers the folder itself. */
function isFolderMeant({ kind }: LintLine, folder: string, known: ReadonlySet<string>): boolean {
  if (known.has(`${kind} ${folder}$`)) return true;
  return beginningsOf(folder).some((path) => known.has(`${kind} ${path}`) || known.has(`${kind} ${path}*`));
}

/** Returns whether a folder is inside a folder that a rule blocks. */
function isInBlocked(folder: string, known: ReadonlySet<string>): boolean {
  return beginningsOf(folder).some((path) => known.has(`disallow ${path}`) || known.has(`disallow ${path}*`));
}

/**
 * Returns the paths of a folder and its parents, with and without the slash at the end: `/`, `/a`, `/a/` for
 * the folder `/a/`.
 */
function beginningsOf(folder: string): readonly string[] {
  const found: string[] = [];
  for (let slash = folder.indexOf('/'); slash >= 0; slash = folder.indexOf('/', slash + 1)) {
    if (slash > 0) found.push(folder.slice(0, slash));
    found.push(folder.slice(0, slash + 1));
  }
  return found;
}
