import type { DecidedBy } from '../../answer';
import type { Outcome, Reason } from '../../engine';
import type { Rich } from '../rich';

/** Says what the rules would answer if something else decides. */
export function hypotheticalVerdict(
  {
    outcome,
    reason,
    line,
  }: {
    readonly outcome: Outcome;
    readonly reason: Reason;
    readonly line: number;
  },
  decidedBy: DecidedBy['by'],
): Rich {
  if (reason === 'reader-fails')
    return ['If the file were read, reading would stop with an error at ', { line }, '.'];
  const condition = decidedBy === 'answer' ? 'If robots.txt loaded normally, ' : 'If the rules applied, ';
  if (line === 0) return [condition, WITHOUT_LINE[outcome], '.'];
  return [condition, { line }, ` would ${outcome === 'allowed' ? 'allow' : 'block'} this page.`];
}

const WITHOUT_LINE: Readonly<Record<Outcome, string>> = {
  allowed: 'this page would be allowed',
  disallowed: 'this page would be blocked',
  undefined: 'no rule would decide',
};
