import type { AnswerEffect, DialectId, DialectPartName, Judgement } from '../engine';
import { dialectIds } from '../engine/dialect-ids';

/** A dialect's verdict on the question, reduced to what the comparison needs. */
interface ComparedVerdict {
  readonly dialect: DialectId;
  readonly differs: 'outcome' | 'line' | null;
  readonly judgement: Pick<Judgement, 'by'>;
  readonly effect: Pick<AnswerEffect, 'documented'>;
}

/** The verdicts of the other dialects, by whether they agree with the answer. */
export interface OtherAnswers<Row> {
  readonly agreeing: readonly Row[];
  /** Those with another outcome. */
  readonly dissenting: readonly Row[];
  /** True if a server's answer decides, and another dialect doesn't document what it means. */
  readonly isUndocumented: boolean;
  /** False if some are missing because their code couldn't be loaded. */
  readonly isComplete: boolean;
}

/** Compares the verdicts of `dialects` with the answer, which is by one of them. */
export function otherAnswers<Row extends ComparedVerdict>(
  {
    dialect: base,
    verdict,
  }: { readonly dialect: DialectId; readonly verdict: Pick<ComparedVerdict, 'judgement'> },
  dialects: readonly Row[],
): OtherAnswers<Row> {
  const others = dialects.filter(({ dialect }) => dialect !== base);
  const isByAnswer = [verdict, ...others].some(({ judgement }) => judgement.by === 'answer');
  return {
    agreeing: others.filter(({ differs }) => differs !== 'outcome'),
    dissenting: others.filter(({ differs }) => differs === 'outcome'),
    isUndocumented: isByAnswer && others.some(({ effect }) => !effect.documented),
    isComplete: others.length === dialectIds.length - 1,
  };
}

/** The parts of a dialect that are mainly assumptions, because its source doesn't cover them. */
const ASSUMED: Readonly<Partial<Record<DialectId, readonly DialectPartName[]>>> = {
  bing: ['limits', 'lines', 'fields', 'grouping', 'agents', 'paths', 'precedence'],
  yandex: ['lines', 'paths'],
  standard1994: ['limits'],
};

/** Returns whether a dialect's treatment of a part is mainly an assumption. Each effect of a server's answer says so itself. */
export function isAssumedPart(dialect: DialectId, part: DialectPartName | 'fetch'): boolean {
  return ASSUMED[dialect]?.some((assumed) => assumed === part) === true;
}
