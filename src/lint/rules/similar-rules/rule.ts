import { groupBy } from '../../../engine/collections';
import type { LintGroup } from '../../lint-group';
import type { LintLine } from '../../lint-line';
import { atDirective, defineRule } from '../../lint-rule';

/** Fewest similar rules worth a finding. */
const FEWEST = 100;
/** Digits outside escapes such as %20. */
const NUMBER = /(?<!%|%[0-9a-f])\d+/gi;
/** More stars than this make a pattern hard to understand. */
const MOST_STARS = 2;

/** Rules that differ only in a number, or pages in one folder. */
export const rule = defineRule<{ count: number; pattern: string; path: string; isFolder: boolean }>({
  dialects: 'crawlers',
  kind: 'advice',
  check(file, report) {
    for (const { rules } of file.groups) {
      if (rules.length < FEWEST) continue;
      const blocking = rules.filter(({ kind, value }) => kind === 'disallow' && /^\/[^*$]+$/.test(value));
      const numbered = similar(rules, blocking, numberPattern);
      const known = new Set(numbered.flatMap(({ lines }) => lines));
      const rest = blocking.filter((line) => !known.has(line));
      const inFolders = similar(rules, rest, folderOf);
      for (const [isFolder, found] of [
        [false, numbered],
        [true, inFolders],
      ] as const)
        for (const { pattern, lines } of found)
          report({
            ...atDirective(lines[0]),
            related: lines.slice(1).map(({ number }) => number),
            params: { count: lines.length, pattern, path: lines[0].value, isFolder },
          });
    }
  },
});

interface Similar {
  readonly pattern: string;
  readonly lines: readonly [LintLine, ...LintLine[]];
}

/** Returns the rules that one pattern could replace, unless the group allows a path where it starts. */
function similar(
  rules: LintGroup['rules'],
  lines: readonly LintLine[],
  patternOf: (path: string) => string | null,
): readonly Similar[] {
  const allowed = rules.flatMap(({ kind, value }) => (kind === 'allow' ? value : []));
  return [...groupBy(lines, ({ value }) => patternOf(value))].flatMap(([pattern, alike]) => {
    if (pattern === null || new Set(alike.map(({ value }) => value)).size < FEWEST) return [];
    const start = pattern.split('*', 1)[0] as string;
    return allowed.some((path) => path.startsWith(start)) ? [] : { pattern, lines: alike };
  });
}

/** Returns a path with a star for each number, except for a number at the end: a rule matches longer paths anyway. */
function numberPattern(path: string): string | null {
  const stars = path.match(NUMBER)?.length ?? 0;
  if (stars === 0 || stars > MOST_STARS) return null;
  const pattern = path.replace(NUMBER, '*').replace(/\*$/, '');
  return /^\/\*?$/.test(pattern) ? null : pattern;
}

/** Returns the folder of a path; null for a top folder, which is often the main part of a site, such as /wiki/. */
function folderOf(path: string): string | null {
  const folder = path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);
  return /^\/[^/]+\/./.test(folder) ? folder : null;
}
