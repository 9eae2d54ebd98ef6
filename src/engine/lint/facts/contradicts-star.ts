import { placeOf } from '../../fetch/place';
import { CompactOutcome, decideMany } from '../../match/decide-many';
import { compileGlob, globMatches } from '../../match/glob';
import { selectGroups } from '../../match/select-groups';
import { witness } from '../../match/witness';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { matchesAll } from './matches-all';
import { memoize } from './memoize';
import { rulesOfGroups } from './rules-of-groups';

const GLOBAL = { productTokens: [] };
/** Maximum number of sitemap lines examined. */
const MOST_SITEMAPS = 200;
/** Most comparisons of rules with paths in a file. After that, every rule counts as a contradiction. */
const MOST_COMPARISONS = 100_000;

/** A path with its verdict for `*`, and the pattern that decides; empty if none does. */
interface Decided {
  readonly url: string;
  readonly isBlocked: boolean;
  readonly pattern: string;
}

/**
 * Returns those sets of rules that contradict the `*` group: in it, one of them would block the whole site, a sitemap or
 * a path that a rule there allows, or open a path that a rule there blocks. Decides as Google does.
 */
export function contradictsStar<T extends { readonly slid: readonly LintLine[] }>(
  file: LintFile,
  sets: readonly T[],
): ReadonlySet<T> {
  const own = decide(
    file,
    sets.flatMap(({ slid }) => slid).map((line) => witness(file.patternOf(line))),
  );
  let comparisons = MOST_COMPARISONS;
  let at = 0;
  const found = new Set<T>();
  for (const set of sets) {
    const decided = own.slice(at, at + set.slid.length);
    at += set.slid.length;
    comparisons -= set.slid.length * namedPaths(file).length;
    if (comparisons < 0 || set.slid.some((line, index) => contradicts(file, line, decided[index] as Decided)))
      found.add(set);
  }
  return found;
}

/** `own`: the verdict on the rule's own witness. */
function contradicts(file: LintFile, line: LintLine, own: Decided): boolean {
  const pattern = file.patternOf(line);
  if (pattern === '') return false;
  const blocks = line.kind === 'disallow';
  if (blocks && matchesAll(pattern)) return true;
  const isRuled = own.pattern !== '' && !(blocks && matchesAll(own.pattern));
  if (isRuled && own.isBlocked !== blocks) return true;
  const glob = compileGlob(pattern);
  // Of two patterns of the same length, an Allow wins.
  const least = blocks ? pattern.length - 1 : pattern.length;
  return namedPaths(file).some(
    (named) => named.isBlocked !== blocks && named.pattern.length <= least && globMatches(glob, named.url),
  );
}

/** Paths that rules for `*` decide as they say, and those of sitemaps. */
const namedPaths = memoize((file: LintFile): readonly Decided[] => {
  const { google, directives } = file;
  const rules = rulesOfGroups(google, selectGroups(google, GLOBAL).groups);
  const sitemaps = directives.filter(({ kind }) => kind === 'sitemap').slice(0, MOST_SITEMAPS);
  const named = rules.filter(({ pattern }) => pattern !== '');
  const byRules = decide(
    file,
    named.map(({ pattern }) => witness(pattern)),
  );
  return [
    ...byRules.filter(({ isBlocked }, at) => isBlocked === (named[at]?.type === 'disallow')),
    ...decide(
      file,
      sitemaps.flatMap(({ value }) => placeOf(value)?.target ?? []),
    ),
  ];
});

function decide({ google }: LintFile, urls: readonly string[]): readonly Decided[] {
  const { outcome, line } = decideMany(google, GLOBAL, urls);
  return urls.map((url, at) => {
    const winner = line[at] as number;
    return {
      url,
      isBlocked: outcome[at] === CompactOutcome.disallowed,
      pattern: winner === 0 ? '' : google.ruleAt(winner - 1).pattern,
    };
  });
}
