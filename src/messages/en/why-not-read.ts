import type { Outcome, Reason } from '../../engine';
import type { Rich } from '../rich';
import { crawlerName, type NamedCrawler, notConsulted } from './crawler';
import type { DecidedBy, ShownOutcome } from './verdict';
import type { ExplainedVerdict, Step } from './why-types';

/** Step 2 for a crawler that does not consult robots.txt. */
export function notConsultedStep(
  crawler: NamedCrawler,
  consultation: Extract<DecidedBy, { by: 'crawler' }>['consultation'],
): Step {
  return {
    title: [
      `${crawlerName(crawler)} ${consultation === 'does-not-obey' ? 'ignores' : 'may ignore'} this file`,
    ],
    text: [notConsulted(crawlerName(crawler), consultation)],
  };
}

/** Replaces the step that compares rules if none are read. */
export const unreadRulesStep: Step = { title: ["The rules aren't used"], text: [] };

/** The result if the rules do not decide, with the result they would give. */
export function asIfReadStep({
  outcome,
  verdict,
}: {
  readonly outcome: ShownOutcome;
  readonly verdict: Pick<ExplainedVerdict, 'outcome' | 'candidates' | 'reason'> & { readonly line: number };
}): Step {
  return { title: [RESULTS[outcome]], text: [hypotheticalVerdict(verdict)] };
}

const RESULTS: Readonly<Record<ShownOutcome, string>> = {
  allowed: 'Result: allowed',
  disallowed: 'Result: blocked',
  undefined: 'Result: no answer',
  'not-applicable': "Result: this file doesn't decide",
};

function hypotheticalVerdict({
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
