import type { Outcome, Reason } from '../../engine';
import type { Rich } from '../rich';

/** Says what the rules would answer if something else decides. */
export function hypotheticalVerdict({
  outcome,
  reason,
  line,
}: {
  readonly outcome: Outcome;
  readonly reason: Reason;
  readonly line: number;
}): Rich {
  if (reason === 'reader-fails')
    return ['If the file were read, reading would stop with an error at ', { line }, '.'];
  if (line === 0) return ['If the rules applied, ', WITHOUT_LINE[outcome], '.'];
  return [
    'If the rules applied, ',
    { line },
    ` would ${outcome === 'allowed' ? 'allow' : 'block'} this page.`,
  ];
}

const WITHOUT_LINE: Readonly<Record<Outcome, string>> = {
  allowed: 'this page would be allowed',
  disallowed: 'this page would be blocked',
  undefined: 'no rule would decide',
};
