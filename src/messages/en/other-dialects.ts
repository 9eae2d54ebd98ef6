import type { DialectId, Judgement } from '../../engine';
import { dialectIds } from '../../engine/dialect-ids';
import type { DialectRow } from '../../worker/tester/comparison';
import { atStart, authorOf } from './reader-names';

/** Another dialect's verdict, reduced to what the sentence about all of them needs. */
export interface OtherReading extends Pick<DialectRow, 'dialect' | 'differs'> {
  readonly judgement: Pick<Judgement, 'by'>;
  readonly effect: Pick<DialectRow['effect'], 'documented'>;
}

/** One sentence about the other dialects. */
export interface OtherDialectsText {
  readonly text: string;
  /** True if another dialect decides differently. */
  readonly differs: boolean;
}

/** Shown if nothing certain can be said about the other dialects. */
export const seeOtherDialects: OtherDialectsText = { text: 'See the other engines', differs: false };

/**
 * Says in a few words whether the other dialects agree with the answer. Leaves out `base`, the dialect of the answer itself. Null if
 * `readings` has no other.
 */
export function otherDialectsText(
  readings: readonly OtherReading[],
  base: DialectId,
  answeredBy: Judgement['by'],
): OtherDialectsText | null {
  const others = readings.filter(({ dialect }) => dialect !== base);
  const dissenting = others.filter(({ differs }) => differs === 'outcome');
  const [first, second] = dissenting;
  const differs = first !== undefined;
  if (others.length === 0) return null;
  if (isUndocumented(others, answeredBy)) return { ...seeOtherDialects, differs };
  // Some are missing if their code couldn't be loaded.
  const all = others.length === dialectIds.length - 1 ? 'All ' : '';
  if (!differs) return { text: `${all}${others.length} other engines agree`, differs };
  const who = second === undefined ? atStart(authorOf(first.dialect)) : `${dissenting.length} engines`;
  return { text: `${who} would decide otherwise`, differs };
}

/** Returns whether a server's answer decides, and another dialect doesn't document what it means. */
export function isUndocumented(others: readonly OtherReading[], answeredBy: Judgement['by']): boolean {
  const isByAnswer = answeredBy === 'answer' || others.some(({ judgement }) => judgement.by === 'answer');
  return isByAnswer && others.some(({ effect }) => !effect.documented);
}
