import type { OtherAnswers } from '../../answer';
import type { Judgement } from '../../engine';
import type { DialectRow } from '../../worker/tester/comparison';
import type { Rich } from '../rich';
import { formatNumber, listed } from './intl';
import { atStart, authorOf } from './reader-names';

/** A dialect's verdict, reduced to what the sentences about all of them need. */
export type CountedReading = Pick<DialectRow, 'dialect' | 'judgement' | 'line'>;

/** Fixed texts of the fact about other engines. */
export const enginesFactTexts = {
  compare: 'Compare',
  checking: 'Checking the other engines…',
  /** For a crawler that may not follow the file. */
  notConsulted: 'Compare what the rules would say.',
} as const;

/** Maximum number of engines that a sentence names. */
const NAMED = 3;

/** Says which other engines would answer differently, and how many agree. */
export function enginesFact({ agreeing, dissenting, isUndocumented }: OtherAnswers<CountedReading>): Rich {
  if (isUndocumented) return ['Not every engine documents what it does in this case.'];
  if (dissenting.length === 0)
    return [`${namesAtStart(agreeing)} ${agreeing.length === 1 ? 'agrees' : 'agree'}.`];
  const [only] = dissenting;
  const isByLine = dissenting.length === 1 && only?.judgement.by === 'rules' && only.line > 0;
  return [
    ...clauses(dissenting),
    ...(isByLine ? [', by ', { line: only.line }] : []),
    `. ${agreement(agreeing.length)}`,
  ];
}

/** Heading of the list of engines, which includes the answer's own: how many agree with the answer, and who doesn't. */
export function enginesHead({ agreeing, dissenting, isComplete }: OtherAnswers<CountedReading>): Rich {
  const all = formatNumber(agreeing.length + dissenting.length + 1);
  if (dissenting.length === 0)
    return [
      isComplete ? `All ${all} engines agree.` : `${all} engines agree. The others couldn't be loaded.`,
    ];
  const count =
    agreeing.length === 0
      ? 'No other engine agrees.'
      : `${formatNumber(agreeing.length + 1)} of ${all} engines agree.`;
  return [`${count} `, ...clauses(dissenting), '.'];
}

/** `Python would allow it, Google 2020 wouldn't decide`. */
function clauses(dissenting: readonly CountedReading[]): Rich {
  const outcomes = [...new Set(dissenting.map(({ judgement }) => judgement.outcome))];
  return outcomes.flatMap((outcome, index): Rich => {
    const alike = dissenting.filter(({ judgement }) => judgement.outcome === outcome);
    const isFirst = index === 0;
    const names = isFirst ? namesAtStart(alike) : namesOf(alike);
    return [isFirst ? '' : ', ', { strong: names }, ` ${WOULD[outcome]}`];
  });
}

const WOULD: Readonly<Record<Judgement['outcome'], string>> = {
  allowed: 'would allow it',
  disallowed: 'would block it',
  undefined: "wouldn't decide",
  'not-applicable': "wouldn't use this file",
};

function agreement(others: number): string {
  if (others === 0) return 'No other engine agrees.';
  return others === 1 ? '1 other agrees.' : `${formatNumber(others)} others agree.`;
}

/** `RFC 9309, Bing and Yandex`, or `RFC 9309, Bing, Yandex and 3 more`. */
function namesOf(readings: readonly CountedReading[]): string {
  const names = readings.map(({ dialect }) => authorOf(dialect));
  const more = names.length - NAMED;
  // One more would take as much room as its name.
  return listed(more > 1 ? [...names.slice(0, NAMED), `${formatNumber(more)} more`] : names);
}

/** The same at the start of a sentence. */
function namesAtStart(readings: readonly CountedReading[]): string {
  return atStart(namesOf(readings));
}

/** Shown if nothing certain can be said about the other dialects. */
export const seeOtherDialects = 'See the other engines';

/** Says in a few words whether the other dialects agree with the answer. */
export function otherDialectsText({
  agreeing,
  dissenting,
  isUndocumented,
  isComplete,
}: OtherAnswers<Pick<DialectRow, 'dialect'>>): string {
  if (isUndocumented) return seeOtherDialects;
  const [first, second] = dissenting;
  if (first === undefined) return `${isComplete ? 'All ' : ''}${agreeing.length} other engines agree`;
  const who = second === undefined ? atStart(authorOf(first.dialect)) : `${dissenting.length} engines`;
  return `${who} would decide otherwise`;
}
