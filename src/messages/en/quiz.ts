import type { Rich } from '../rich';
import { ruleText } from './rule-text';
import { type DescribedAnswer, verdictSentence } from './verdict';
import { resultText } from './why-result';
import type { ExplainedAnswer } from './why-types';

/** Fixed texts of a quiz. */
export const quizTexts = {
  question: 'Your guess?',
  yes: 'Yes',
  no: 'No',
  hint: 'Guess first. Then you see the line that decides.',
  tryAgain: 'Try again',
} as const;

/** An answer that the rules give. */
type RulesAnswer = ExplainedAnswer & DescribedAnswer;

/** Says whether a guess was right, and why in a few words: `No. Not quite: line 6 is longer.` */
export function guessedSentence(answer: RulesAnswer, isRight: boolean): Rich {
  const [opening = ''] = verdictSentence(answer);
  const ground = groundOf(answer.verdict);
  return [
    opening,
    isRight ? ' You were right' : ' Not quite',
    ...(ground === null ? ['.'] : [': ', ...ground]),
  ];
}

/** Returns null if no rule wins. */
function groundOf({ reason, line, candidates, candidateCount }: RulesAnswer['verdict']): Rich | null {
  if (reason !== 'winning-rule') return null;
  const [winner, second] = candidates;
  switch (second?.lostBecause) {
    case 'shorter-pattern':
      return [{ line }, candidateCount > 2 ? ' is the longest.' : ' is longer.'];
    case 'allow-wins-tie':
      return [{ line }, ' wins the tie.'];
    case 'not-first':
      return [{ line }, ' comes first.'];
    default:
      return [{ line }, winner?.rule.type === 'allow' ? ' allows it.' : ' blocks it.'];
  }
}

/** Explains an answer after the guess, with the lengths of two rules if they decide. */
export function guessedReason(answer: RulesAnswer): Rich {
  const { reason, candidates } = answer.verdict;
  const [winner, second] = candidates;
  // The longest rule that gives the other answer, if it is known.
  const rival = candidates.find(({ rule }) => rule.type !== winner?.rule.type) ?? second;
  if (reason === 'winning-rule' && winner !== undefined && rival !== undefined) {
    const [one, other] = [{ code: ruleText(winner.rule) }, { code: ruleText(rival.rule) }];
    const { specificity: length } = winner;
    if (rival.lostBecause === 'shorter-pattern')
      return [one, ` has length ${length}, `, other, ` has ${rival.specificity}. The longest rule wins.`];
    if (rival.lostBecause === 'allow-wins-tie')
      return [one, ' and ', other, ` both have length ${length}. In a tie, Allow wins.`];
  }
  return [resultText(answer, null).reason];
}
