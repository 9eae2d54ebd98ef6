import { asciiLowerCase } from '../../../engine/ascii';
import { groupBy } from '../../../engine/collections';
import { witness } from '../../../engine/match';
import type { TextEdit } from '../../../engine/text-edits';
import { openUrls } from '../../facts/open-urls';
import { isPlainPath } from '../../facts/plain-path';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { defineRule, type Found } from '../../lint-rule';

/** First folder of a path, or a whole path without an extension. */
const FIRST = /^\/([A-Za-z][\w-]*)(?=\/|$)/;
/** The same with a capital letter. */
const CAPITAL = /^\/[\w.-]*[A-Z]/;
/** Longer paths are skipped. */
const LONGEST = 300;

type Values = { name: string; other: string; otherLine: number; path: string; others: number };

export const rule = defineRule<Values>({
  dialects: 'all',
  kind: 'advice',
  isHeuristic: true,
  fix: 'choice',
  check(file, report) {
    const spellings = spellingsIn(file);
    if (spellings === null) return;
    const misspelt = file.rules.flatMap((line) => {
      const name = line.kind === 'disallow' ? firstOf(line) : null;
      const other = name === null ? undefined : otherSpelling(name, spellings);
      if (name === null || other === undefined) return [];
      const path = `/${other.name}${line.value.slice(name.length + 1)}`;
      return [{ line, name, other, path, pattern: path, url: witness(path) }];
    });
    const written = spellingsOfPaths(file, misspelt);
    const added = misspelt.filter((one) => (written.get(pathKey(file, one.line))?.size ?? 0) < 2);
    // Another rule may block the other spelling already.
    const open = withoutCopies(file, openUrls(file, added));
    for (const same of groupBy(open, ({ name }) => name).values()) report(foundIn(same));
  },
});

/** A rule whose path begins with a name in one spelling, while the rest of the file uses another. */
interface Misspelt {
  readonly line: LintLine;
  readonly name: string;
  readonly other: Spelling;
  /** The path in the other spelling, and a URL that it matches. */
  readonly path: string;
  readonly pattern: string;
  readonly url: string;
}

/**
 * Returns the spellings of the first name in the Disallow rules of a group with the same path except for capitals, by `pathKey`. Reads only
 * paths with one of the misspelt rules' names.
 */
function spellingsOfPaths(
  file: LintFile,
  misspelt: readonly Misspelt[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Set(misspelt.map(({ name }) => asciiLowerCase(name)));
  const spellings = new Map<string, Set<string>>();
  if (names.size === 0) return spellings;
  for (const line of file.rules) {
    const name = line.kind === 'disallow' ? firstOf(line) : null;
    if (name === null || !names.has(asciiLowerCase(name))) continue;
    const key = pathKey(file, line);
    spellings.set(key, (spellings.get(key) ?? new Set()).add(name));
  }
  return spellings;
}

/** Identifies the path of a rule in its group, without regard to capitals. */
function pathKey(file: LintFile, { number, value }: LintLine): string {
  return `${file.groupAt(number)} ${asciiLowerCase(value)}`;
}

/** Leaves out rules that would add a path twice to a group. */
function withoutCopies(file: LintFile, all: readonly Misspelt[]): readonly Misspelt[] {
  return [...groupBy(all, ({ line, path }) => `${file.groupAt(line.number)} ${path}`).values()].map(
    ([first]) => first,
  );
}

/** Returns one finding for all rules with a name in one spelling. */
function foundIn(all: readonly [Misspelt, ...Misspelt[]]): Found<Values> {
  const [{ line, name, other, path }, ...rest] = all;
  return {
    line,
    from: line.valueFrom + 1,
    to: line.valueFrom + 1 + name.length,
    related: [other.line, ...rest.map((one) => one.line.number)],
    params: { name, other: other.name, otherLine: other.line, path, others: rest.length },
    fix: () => all.map((one): TextEdit => [one.line.to, one.line.to, `\n${one.line.field}: ${one.path}`]),
  };
}

/** Spelling of a name, its count and its first line. */
interface Spelling {
  readonly name: string;
  readonly line: number;
  count: number;
}

/**
 * Returns the spellings of the first names in the rules' paths, grouped by their lower case; null if no name
 * has two.
 */
function spellingsIn(file: LintFile): ReadonlyMap<string, ReadonlyMap<string, Spelling>> | null {
  // Of two spellings, one has a capital letter. Most files have none, so this check avoids the lookup.
  if (!file.rules.some(({ value }) => CAPITAL.test(value))) return null;
  const spellings = new Map<string, Spelling>();
  for (const line of file.rules) {
    const name = firstOf(line);
    if (name === null) continue;
    const known = spellings.get(name);
    if (known === undefined) spellings.set(name, { name, line: line.number, count: 1 });
    else known.count++;
  }
  const all = new Map<string, Map<string, Spelling>>();
  for (const [name, spelling] of spellings) {
    const key = asciiLowerCase(name);
    const same = all.get(key);
    if (same === undefined) all.set(key, new Map([[name, spelling]]));
    else same.set(name, spelling);
  }
  return all.size < spellings.size ? all : null;
}

function firstOf({ value }: LintLine): string | null {
  if (value.length > LONGEST || !isPlainPath(value)) return null;
  return FIRST.exec(value)?.[1] ?? null;
}

/** Returns the spelling that the rest of the file prefers: the more frequent one; the lower case one in a tie. */
function otherSpelling(
  name: string,
  all: ReadonlyMap<string, ReadonlyMap<string, Spelling>>,
): Spelling | undefined {
  const lower = asciiLowerCase(name);
  const spellings = all.get(lower);
  const own = spellings?.get(name);
  if (spellings === undefined || own === undefined || spellings.size < 2) return undefined;
  let best = own;
  for (const one of spellings.values()) {
    if (one.count > best.count || (one.count === best.count && one.name === lower)) best = one;
  }
  return best === own ? undefined : best;
}
