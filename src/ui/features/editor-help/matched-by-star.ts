import type { Candidate } from '../../../engine';

/**
 * From this many spans on, the engine joins some (`MAX_GLOB_SPANS`), so a span can no longer be assigned to
 * its star.
 */
const TOO_MANY_SPANS = 199;

/**
 * Returns the part of the path that the `*` at offset `at` of a pattern matched. Empty if it matched nothing.
 * Adjacent stars count as one.
 * Returns null if unknown, because the engine matched a pattern other than the written one, or joined spans.
 */
export function matchedByStar(
  pattern: string,
  at: number,
  { effectivePattern, spans }: Pick<Candidate, 'effectivePattern' | 'spans'>,
  path: string,
): string | null {
  const isOther = piecesOf(pattern).length !== piecesOf(effectivePattern).length;
  if (isOther || spans.length >= TOO_MANY_SPANS) return null;
  const before = piecesOf(pattern.slice(0, at)).length;
  let literals = 0;
  for (const { from, to, kind } of spans) {
    if (kind === 'literal') literals++;
    else if (literals === before) return path.slice(from, to);
  }
  return '';
}

/** Splits a pattern into its literal parts, without empty ones. */
function piecesOf(pattern: string): string[] {
  return pattern
    .replace(/\$$/, '')
    .split('*')
    .filter((piece) => piece !== '');
}
