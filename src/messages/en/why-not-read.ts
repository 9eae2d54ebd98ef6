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
  const word = { allowed: 'allowed', disallowed: 'blocked', undefined: 'undecided' }[outcome];
  const by: Rich = line === 0 ? [] : [' by ', { line }];
  return ['If the rules applied, the result would be ', { strong: word }, ...by, '.'];
}
