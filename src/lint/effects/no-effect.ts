import { compileGlob, globMatches } from '../../engine/match';
import type { Rule } from '../../engine/parse';
import { gapWordsOf, type NoEffect } from '../../engine/proof';
import type { LintFile } from '../lint-file';

/** Returns whether rules of the same kind decide in place of a rule. */
export function isCoveredBy({ type }: Pick<Rule, 'type'>, effect: NoEffect): boolean {
  return (
    (effect.kind === 'changes-nothing' || effect.kind === 'never-decides') &&
    effect.covers.every((cover) => cover?.type === type)
  );
}

/** Returns whether rules of the same kind decide in place of a line, for every crawler that follows it. */
export function isCovered(file: LintFile, line: number, effects: readonly NoEffect[]): boolean {
  const rule = { type: typeOf(file, line) };
  return effects.every((effect) => isCoveredBy(rule, effect));
}

/** Returns whether rules of the other kind win wherever a line matches, for every crawler that follows it. */
export function isOverruled(file: LintFile, line: number, effects: readonly NoEffect[]): boolean {
  const type = typeOf(file, line);
  return effects.every(
    (effect) =>
      effect.kind === 'never-decides' &&
      effect.covers.every((cover) => cover !== null && cover.type !== type),
  );
}

/** Returns whether a line allows only what no rule blocks. */
export function opensNothing(file: LintFile, line: number, effects: readonly NoEffect[]): boolean {
  return (
    typeOf(file, line) === 'allow' &&
    effects.every(
      (effect) => effect.kind === 'changes-nothing' && effect.covers.every((cover) => cover === null),
    )
  );
}

/** Returns the rules that decide in place of a line. */
export function coversOf(effects: readonly NoEffect[]): readonly Rule[] {
  const covers = new Map<number, Rule>();
  for (const effect of effects) {
    if (effect.kind === 'never-matches') continue;
    for (const cover of effect.covers) if (cover !== null) covers.set(cover.line, cover);
  }
  return [...covers.values()].sort((a, b) => a.line - b.line);
}

/**
 * Returns whether other rules also cover a line as written. Two spellings of one URL may both be deliberate, for tools
 * that don't treat them as the same.
 */
export function isCoveredAsWritten(file: LintFile, number: number, effects: readonly NoEffect[]): boolean {
  const covers = coversOf(effects).flatMap(({ line }) => file.lines[line - 1] ?? []);
  const line = file.lines[number - 1];
  if (line === undefined) return false;
  if (line.isPlain && covers.every((cover) => cover.isPlain)) return true;
  const globs = covers.map(({ value }) => compileGlob(value));
  return gapWordsOf(compileGlob(line.value)).every((word) => globs.some((glob) => globMatches(glob, word)));
}

function typeOf(file: LintFile, line: number): Rule['type'] {
  return file.lines[line - 1]?.kind === 'allow' ? 'allow' : 'disallow';
}
