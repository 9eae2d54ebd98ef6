import {
  type AnswerEffect,
  type Condition,
  decide,
  type FetchedVerdict,
  type Question,
  type RobotsTxt,
  type Scope,
} from '../engine';
import {
  type CrawlAnswer,
  composeAnswer,
  isDecidedByCrawler,
  type KnownConsultation,
  type NotDecided,
} from './answer';

/** The part that decides, with the facts that explain it. */
export type DecidedBy =
  /** `line`: the 1-based line that asks the crawler to stay away; 0 for none. */
  | { readonly by: 'crawler'; readonly consultation: NotDecided; readonly line: number }
  | { readonly by: 'scope'; readonly scope: Exclude<Scope, { kind: 'applies' }> }
  | { readonly by: 'answer'; readonly effect: AnswerEffect }
  | { readonly by: 'rules' };

/** The answer to a question about one URL, with the engine's evidence. */
export interface UrlAnswer extends CrawlAnswer {
  readonly decided: DecidedBy;
  readonly verdict: FetchedVerdict;
}

/** A question about one URL. */
export interface UrlQuestion extends Question {
  readonly consultation: KnownConsultation;
}

/** Answers a question about one URL. `robots` must have been read in the dialect of the question. */
export function answerTo(robots: RobotsTxt, question: UrlQuestion, condition: Condition): UrlAnswer {
  const verdict = decide(robots, question, condition);
  const answer = composeAnswer(verdict.judgement, verdict.line, question.consultation);
  return { ...answer, decided: decidedBy(answer, verdict, question.consultation), verdict };
}

function decidedBy(
  { line }: CrawlAnswer,
  verdict: FetchedVerdict,
  consultation: KnownConsultation,
): DecidedBy {
  if (isDecidedByCrawler(consultation)) return { by: 'crawler', consultation, line };
  const { scope, effect, judgement } = verdict;
  if (scope !== null && scope.kind !== 'applies') return { by: 'scope', scope };
  return judgement.by === 'answer' ? { by: 'answer', effect } : { by: 'rules' };
}
