import type { Candidate } from '../../engine';
import type { Rich } from '../rich';
import { formatNumber } from './intl';
import { pattern } from './terms';
import type { ExplainedVerdict, Step } from './why-types';

/** Step 3: which rules match, and which of them is the strongest? */
export function rulesStep(verdict: ExplainedVerdict): Step {
  const matching = verdict.candidateCount;
  const total = matching + verdict.unmatchedCount;
  if (verdict.reason === 'reader-fails') return { title: ['No rule is compared'], text: [] };
  if (total === 0) return { title: ['There is no rule to compare'], text: [nothingToCompare(verdict)] };
  if (matching === 0) return { title: ['No rule matches'], text: [] };
  if (matching === 1 && verdict.reason === 'only-empty-rules')
    return { title: ['1 rule without a path'], text: [] };
  if (matching === 1 && verdict.reason !== 'always-allowed-path')
    return { title: ['1 rule matches'], text: [] };
  return {
    title: [`${formatNumber(matching)} of ${formatNumber(total)} rules match. `, ...contest(verdict)],
    text: shorterMatchedMore(verdict) ? [['Length counts the pattern, not the part it matched.']] : [],
  };
}

function nothingToCompare({ reason, selectedGroupCount }: ExplainedVerdict): Rich {
  if (reason === 'file-too-large') return ['A file that counts as none has no rules.'];
  if (reason === 'no-rules') return ['No group of this file has a rule.'];
  return selectedGroupCount === 0
    ? ['Rules count only in a group that the crawler follows.']
    : ['The group has no rule.'];
}

function contest({ candidates, reason }: ExplainedVerdict): Rich {
  const second = candidates[1];
  if (reason === 'left-open') return ['None of them is said to win.'];
  if (reason === 'always-allowed-path') return ['None of them counts for this path.'];
  if (second?.lostBecause === 'not-first') return ['The first one in the file wins.'];
  if (reason === 'only-empty-rules') return ['None of them has a path.'];
  if (second?.lostBecause === 'allow-wins-tie')
    return ['The longest patterns are equally long. Allow wins a tie.'];
  if (second?.lostBecause === 'later-line')
    return ['The longest patterns are equally long. The first one is named.'];
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
