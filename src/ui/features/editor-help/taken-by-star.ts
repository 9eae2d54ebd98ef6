import type { Candidate } from '../../../engine';

/** From so many spans on, the engine joins some (`MAX_GLOB_SPANS`): which star took what is then not known. */
const TOO_MANY_SPANS = 199;

/**
 * What the `*` at an offset of a pattern took of the path; empty for nothing. Stars side by side take together. Null where that cannot be said:
 * another pattern matched than the one that is written.
 */
export function takenByStar(
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

/** The literal parts of a pattern, without empty ones. */
function piecesOf(pattern: string): string[] {
  return pattern
    .replace(/\$$/, '')
    .split('*')
    .filter((piece) => piece !== '');
}
