import type { Candidate } from '../../engine';
import type { Rich, RichWithTerms } from '../rich';
import { formatNumber } from './intl';
import { pattern } from './terms';
import type { ExplainedVerdict, Step } from './why-types';

/** Step 3: which rules match, and which of them is the most specific? */
export function rulesStep(verdict: ExplainedVerdict): Step {
  const matching = verdict.candidateCount;
  const total = matching + verdict.unmatchedCount;
  if (verdict.reason === 'reader-fails') return { title: ['No rules are compared'], text: [] };
  if (total === 0) return { title: ['No rules to compare'], text: [nothingToCompare(verdict)] };
  if (matching === 0) return { title: ['No rule matches'], text: [] };
  if (matching === 1 && verdict.reason === 'only-empty-rules')
    return { title: ['1 rule without a path'], text: [] };
  if (matching === 1 && verdict.reason !== 'always-allowed-path')
    return { title: ['1 rule matches'], text: [] };
  return {
    title: [`${formatNumber(matching)} of ${formatNumber(total)} rules match. `, ...contest(verdict)],
    text: shorterMatchedMore(verdict) ? [["The length is the rule's, not that of the part it matches."]] : [],
  };
}

function nothingToCompare({ reason, selectedGroupCount }: ExplainedVerdict): Rich {
  if (reason === 'file-too-large') return ['The file is too large, so it counts as missing.'];
  if (reason === 'no-rules') return ['No group in this file has a rule.'];
  return selectedGroupCount === 0
    ? ['Only rules in a group that the crawler follows count.']
    : ['The group has no rules.'];
}

function contest({ candidates, reason }: ExplainedVerdict): RichWithTerms {
  const second = candidates[1];
  if (reason === 'left-open') return ["It isn't defined which one wins."];
  if (reason === 'always-allowed-path') return ['None of them counts for this path.'];
  if (second?.lostBecause === 'not-first') return ['The first one in the file wins.'];
  if (reason === 'only-empty-rules') return ['None of them has a path.'];
  if (second?.lostBecause === 'allow-wins-tie')
    return ['The longest rules have the same length. Allow wins a tie.'];
  if (second?.lostBecause === 'later-line')
    return ['The longest rules have the same length. We name the first.'];
  return ['The longest ', pattern, ' wins.'];
}

function shorterMatchedMore({ candidates }: ExplainedVerdict): boolean {
  const [winner, ...rest] = candidates;
  if (winner === undefined || winner.lostBecause !== null || rest[0]?.lostBecause === 'not-first')
    return false;
  const most = matchedLength(winner);
  return rest.some((other) => other.specificity < winner.specificity && matchedLength(other) > most);
}

function matchedLength({ spans }: Candidate): number {
  return spans.reduce((length, { from, to }) => length + to - from, 0);
}
