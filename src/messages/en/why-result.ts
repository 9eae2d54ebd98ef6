import type { DialectId, Outcome } from '../../engine';
import type { Rich } from '../rich';
import { crawlerName } from './crawler';
import { dialectName } from './dialects';
import { lineName } from './rich';
import { ruleText } from './rule-text';
import type { ExplainedAnswer, ExplainedVerdict, Step } from './why-types';

/** Step 4: the result, and what it means. */
export function resultStep({ verdict, dialect, crawler: chosen }: ExplainedAnswer): Step {
  const crawler = crawlerName(chosen);
  const may = mayCrawl(verdict.outcome, crawler);
  const tie = equalRules(verdict);
  return {
    title: [RESULTS[verdict.outcome]],
    text: [[...because(verdict, dialect), `${may}.`], ...(tie === null ? [] : [tie])],
  };
}

const RESULTS: Readonly<Record<Outcome, string>> = {
  allowed: 'Result: allowed',
  disallowed: 'Result: blocked',
  undefined: 'Result: undecided',
};

function mayCrawl(outcome: Outcome, crawler: string): string {
  switch (outcome) {
    case 'allowed':
      return `${crawler} may crawl this URL`;
    case 'disallowed':
      return `${crawler} may not crawl this URL`;
    case 'undefined':
      return `it's undecided whether ${crawler} may crawl this URL`;
  }
}

function because(verdict: ExplainedVerdict, dialect: DialectId): Rich {
  switch (verdict.reason) {
    case 'winning-rule':
      return becauseOfRule(verdict);
    case 'only-empty-rules':
      if (verdict.candidates[1]?.lostBecause === 'not-first')
        return ['The first rule that matches decides, and it has no path, so '];
      return ['A rule without a path blocks nothing, and no other rule matches, so '];
    case 'no-rule-matched':
      return verdict.candidateCount + verdict.unmatchedCount === 0
        ? ['A group without rules allows everything, so ']
        : ['A URL that no rule matches is allowed, so '];
    case 'no-group':
      return ['Without a group, there are no rules to follow, so '];
    case 'no-rules':
      return ['A file without rules allows everything, so '];
    case 'always-allowed-path':
      return ['Crawlers must be able to read ', { code: '/robots.txt' }, ', whatever the rules say, so '];
    case 'left-open':
      return [
        "Google's page of 2020 doesn't say which rule wins when wildcards are involved, and it matters here, so ",
      ];
    case 'file-too-large':
      return [`${dialectName(dialect)} treats a file that is too large as missing, so `];
    case 'reader-fails':
      return [`${dialectName(dialect)} stops before it has read any rule, so `];
  }
}

function becauseOfRule({ candidates, candidateCount }: ExplainedVerdict): Rich {
  const [winner, second] = candidates;
  if (winner === undefined) return [];
  const rule: Rich = [{ code: ruleText(winner.rule) }];
  if (candidateCount === 1 || second === undefined) return [...rule, ' is the only rule that matches, so '];
  switch (second.lostBecause) {
    case 'allow-wins-tie':
      return [
        ...rule,
        ' and ',
        { code: ruleText(second.rule) },
        ' have the same length, and Allow wins a tie, so ',
      ];
    case 'not-first':
      return [...rule, ' is the first rule in the file that matches, so '];
    case 'later-line':
      return [...rule, ' is one of the longest matching rules, so '];
    case 'shorter-pattern':
    // These don't occur if a rule wins.
    case 'left-open':
    case 'always-allowed-path':
    case null:
      return [...rule, ' is the longest matching rule, so '];
  }
}

/** Says that other rules would give the same result; null if none would. */
function equalRules({ candidates }: ExplainedVerdict): Rich | null {
  const [winner, second] = candidates;
  if (winner === undefined || winner.specificity === 0 || second?.lostBecause !== 'later-line') return null;
  const equal = candidates.filter(
    ({ rule, specificity }) => rule.type === winner.rule.type && specificity === winner.specificity,
  );
  const number = equal.length === 2 ? 'Two' : 'Several';
  const does = winner.rule.type === 'allow' ? 'allow' : 'block';
  return [`${number} rules of the same length ${does} it. We name the first, ${lineName(winner.line)}.`];
}

/** Explains the special case of testing the file itself; null for any other path, or if it is allowed. */
export function robotsFileHint({ verdict: { outcome, path }, dialect }: ExplainedAnswer): Rich | null {
  if (outcome !== 'disallowed' || path !== '/robots.txt') return null;
  return [
    `${dialectName(dialect)} doesn't treat `,
    { code: '/robots.txt' },
    ' specially. Crawlers still fetch it, because they need it to know the rules.',
  ];
}

/** Corrects a common misunderstanding of the result. */
export function resultHint(outcome: Outcome): Rich {
  return HINTS[outcome];
}

const HINTS: Readonly<Record<Outcome, Rich>> = {
  allowed: [
    'Allowed means this URL may be crawled, not that it will be indexed. If this address redirects to a blocked one, it counts as blocked.',
  ],
  disallowed: [
    "Blocked doesn't mean hidden: search engines can still list the address. To keep a page out of results, allow it and use ",
    { code: 'noindex' },
    '.',
  ],
  undefined: ['Crawlers handle this case in different ways.'],
};
