import { isPlainPath } from '../../facts/plain-path';
import type { Edit } from '../../finding';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule, type Found } from '../../lint-rule';

/** Matches an index page, which servers send for its folder. */
const INDEX = /^([^*$?]*\/)(?:index|default)\.(?:html?|php|aspx?)\$?$/i;
/** Longer folders are skipped. */
const LONGEST = 500;

type Values = { value: string; folder: string; isAllow: boolean; opensFolder: boolean; others: number };

export const rule = defineRule<Values>({
  dialects: 'crawlers',
  kind: 'advice',
  fix: 'choice',
  oneCause: [],
  check(file, report) {
    const { secondAllowPattern } = file.google.dialect.paths;
    for (const { rules: lines } of file.groups) {
      let known: ReadonlySet<string> | null = null;
      const blocked: IndexPage[] = [];
      for (const line of lines) {
        const folder = folderOf(line);
        if (folder === null) continue;
        known ??= new Set(lines.map(({ kind, value }) => `${kind} ${value}`));
        const isAllow = line.kind === 'allow';
        // A Disallow for the index page at the root probably doesn't mean the home page, but its second URL,
        // or a program with parameters.
        if (folder === '/' && !isAllow) continue;
        if (isFolderMeant(line, folder, known) || (isAllow && !isInBlocked(folder, known))) continue;
        if (!isAllow) {
          blocked.push({ line, folder });
          continue;
        }
        const opensFolder = secondAllowPattern(line.value) !== null;
        // Google applies the rule to the folder too; other dialects don't.
        report({
          ...foundIn([{ line, folder }], opensFolder),
          ...(opensFolder && { kind: 'disagreement' }),
        });
      }
      if (blocked.length > 0) report(foundIn(blocked, false));
    }
  },
});

/** A rule for an index page, and the folder of that page. */
interface IndexPage {
  readonly line: LintLine;
  readonly folder: string;
}

function foundIn(pages: readonly IndexPage[], opensFolder: boolean): Found<Values> {
  const [{ line, folder }, ...rest] = pages as readonly [IndexPage, ...IndexPage[]];
  return {
    ...atValue(line),
    related: rest.map((one) => one.line.number),
    params: {
      value: line.value,
      folder,
      isAllow: line.kind === 'allow',
      opensFolder,
      others: rest.length,
    },
    fix: () => pages.map((one): Edit => [one.line.to, one.line.to, `\n${one.line.field}: ${one.folder}$`]),
  };
}

function folderOf({ value }: LintLine): string | null {
  const folder = value.length > LONGEST ? undefined : INDEX.exec(value)?.[1];
  return folder !== undefined && isPlainPath(value) ? folder : null;
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
