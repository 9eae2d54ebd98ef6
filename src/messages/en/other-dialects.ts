import type { DialectId, Judgement } from '../../engine';
import { crawlerDialectIds, dialectName } from '../../engine/dialect-ids';
import type { DialectRow } from '../../worker/comparison';
import { listed } from './intl';

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
 * Says whether the other dialects that crawlers use agree with the answer. Leaves out `base`, the dialect of the answer itself. Null if
 * `readings` has none of them.
 */
export function otherDialectsText(
  readings: readonly OtherReading[],
  base: DialectId,
  answeredBy: Judgement['by'],
): OtherDialectsText | null {
  const others = crawlerDialectIds.flatMap((id) =>
    id === base ? [] : readings.filter(({ dialect }) => dialect === id),
  );
  if (others.length === 0) return null;
  const dissenting = others.filter(({ differs }) => differs === 'outcome');
  const differs = dissenting.length > 0;
  const isByAnswer = answeredBy === 'answer' || others.some(({ judgement }) => judgement.by === 'answer');
  if (isByAnswer && others.some(({ effect }) => !effect.documented)) return { ...seeOtherDialects, differs };
  return differs
    ? { text: `${namesOf(dissenting)} would give a different answer`, differs }
    : { text: `${namesOf(others)} would give the same answer`, differs };
}

/** `RFC 9309, Bing and Yandex`. */
function namesOf(readings: readonly OtherReading[]): string {
  return listed(readings.map(({ dialect }) => dialectName(dialect)));
}
