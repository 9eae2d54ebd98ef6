import type { Dialect } from '../../dialects/dialect';
import { pathOf } from '../../match/contest';
import { compileGlob, globMatches } from '../../match/glob';
import type { PathPlace } from '../changed-place';
import { difference } from '../difference';
import type { RuleEffect } from '../rule-effect';
import { ruleEffects, shortestPath } from '../rule-effects';
import { type Alphabet, fileOf, firstPath, verdictsOf } from './brute-force';
import { finish } from './finish';

const CRAWLER = { productTokens: ['x'] };

/** Result of a comparison with all paths: the number of statements of each kind, and the wrong ones as JSON. */
export interface Comparison {
  readonly counts: Record<string, number>;
  readonly wrong: string[];
}

export function newComparison(): Comparison {
  return { counts: {}, wrong: [] };
}

/** Compares what is stated about two versions of rules with the verdicts on all paths of an alphabet. */
export function compareWithAllPaths(
  rules: readonly string[],
  version: readonly string[],
  dialect: Dialect,
  { longest }: Alphabet,
  paths: readonly string[],
  { counts, wrong }: Comparison,
): void {
  const count = (what: string): void => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  const report = (what: string, ...evidence: unknown[]): void => {
    wrong.push(JSON.stringify([dialect.id, what, rules, version, ...evidence]));
  };
  /** Returns whether a path is as short as the shortest of all that were tried. Signs that weren't may make it shorter. */
  const isLengthRight = (path: string | null, shortest: string | null): boolean => {
    if (path === null || shortest === null)
      return path === shortest || (path ?? '').length > longest || isUntried(path);
    const length = formOf(shortest, dialect).length;
    return path.length === length || (path.length < length && isUntried(path));
  };

  const before = fileOf(rules, dialect);
  const verdicts = verdictsOf(before, paths);
  const effects = finish(ruleEffects(before, CRAWLER));
  for (const index of rules.keys()) {
    const line = index + 2;
    const effect = effects.get(line);
    if (effect === undefined) continue;
    count(effect.kind);
    const without = verdictsOf(fileOf(rules.with(index, '# removed'), dialect), paths);
    const decided = firstPath(paths, (at) => verdicts.line[at] === line);
    const needed = firstPath(
      paths,
      (at) => verdicts.line[at] === line && verdicts.outcome[at] !== without.outcome[at],
    );
    if (!isRight(effect, decided, needed)) report('effect', line, effect, decided, needed);
    if (effect.kind === 'undecided') continue;
    for (const [property, expected] of [
      ['decides', decided],
      ['is-needed', needed],
    ] as const) {
      const { word, isShortest } = finish(shortestPath(before, CRAWLER, line, property));
      if (isShortest && !isLengthRight(word, expected)) report('shortest', line, property, word, expected);
      count(isShortest ? 'shortest path' : 'perhaps not the shortest path');
    }
  }

  const after = fileOf(version, dialect);
  const changed = verdictsOf(after, paths);
  const differs = (at: number): boolean => verdicts.outcome[at] !== changed.outcome[at];
  const shortest = firstPath(paths, differs);
  const found = finish(difference(before, after, CRAWLER));
  count(found.equal === null ? 'difference unknown' : found.equal ? 'equal' : 'different');
  if (found.equal === true && shortest !== null) report('equal', shortest);
  if (found.isShortest && !isLengthRight(found.shortest, shortest))
    report('shortest difference', found, shortest);
  if (found.isComplete) {
    const known = new Set(
      found.parts.map((part) => `${part.before.rule?.line ?? 0} ${part.after.rule?.line ?? 0}`),
    );
    const missing = firstPath(
      paths,
      (at) => differs(at) && !known.has(`${verdicts.line[at]} ${changed.line[at]}`),
    );
    if (missing !== null) report('missing part', missing, found);
  }
  for (const blocks of [true, false]) {
    const expected = firstPath(paths, (at) => differs(at) && (changed.outcome[at] === 1) === blocks);
    const path = found.shortestChange(blocks);
    if (found.isShortest && !isLengthRight(path, expected)) report('shortest change', blocks, path, expected);
  }
  const forms = paths.map((path) => formOf(path, dialect));
  const places = found.parts.map((part) => ({ part, ...finish(part.place()) }));
  // A rule may have two patterns, and so two parts.
  const outside = forms.findIndex((path, at) => {
    const alike = places.filter(
      ({ part: { before, after } }) =>
        (before.rule?.line ?? 0) === verdicts.line[at] && (after.rule?.line ?? 0) === changed.line[at],
    );
    if (!differs(at) || !found.isComplete) return false;
    return !alike.some(
      ({ place, except, already }) =>
        isIn(place, path) && ![...(except ?? []), ...already].some((each) => isIn(each, path)),
    );
  });
  if (outside >= 0) report('outside the places', paths[outside], places);
  for (const { part, place, except, already, isAlreadyWhole } of places) {
    count(except === null ? 'some addresses' : except.length === 0 ? 'whole place' : 'place with exceptions');
    if (already.length > 0)
      count(isAlreadyWhole ? 'whole parts had the outcome' : 'parts of parts had the outcome');
    if (except === null) continue;
    const wrongAt = forms.findIndex((path, at) => {
      if (!isIn(place, path)) return false;
      const blocked = [verdicts.outcome[at] === 1, changed.outcome[at] === 1];
      const [before, after] = [part.before.outcome === 'disallowed', part.after.outcome === 'disallowed'];
      if (except.some((each) => isIn(each, path))) return false;
      const isAlready = already.some((each) => isIn(each, path));
      const isFormerRight = isAlready ? !isAlreadyWhole || blocked[0] === after : blocked[0] === before;
      return !isFormerRight || blocked[1] !== after;
    });
    if (wrongAt >= 0) report('place', paths[wrongAt], part, place, except, already, isAlreadyWhole);
  }
}

/** Returns whether a compared path is in a place. */
function isIn({ kind, text }: PathPlace, path: string): boolean {
  if (kind === 'page') return path === text;
  return kind === 'pattern' ? globMatches(compileGlob(text), path) : path.startsWith(text);
}

/** Returns whether an effect agrees with the shortest path that the rule decides, and that needs it. */
function isRight(effect: RuleEffect, decided: string | null, needed: string | null): boolean {
  switch (effect.kind) {
    case 'needed':
      return true;
    case 'changes-nothing':
      return needed === null;
    case 'never-decides':
    case 'never-matches':
      return decided === null;
    case 'undecided':
      return true;
  }
}

/** Returns whether a path has signs that are special in patterns, so that random paths don't have them. */
function isUntried(path: string | null): boolean {
  return path !== null && /[$*%]/.test(path);
}

function formOf(path: string, dialect: Dialect): string {
  return pathOf(`https://example.com${path}`, { dialect });
}
