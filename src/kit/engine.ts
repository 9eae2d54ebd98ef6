/**
 * The package's main entry point: reads a robots.txt, and answers whether a crawler may fetch a URL. Pure functions, which make no requests.
 */
export {
  type AnswerBody,
  type AnswerContentType,
  type AnswerEffect as Effect,
  type Candidate,
  type Condition,
  type Dialect,
  type DialectId,
  decide as decideFetched,
  decideByRules as decide,
  dialectById,
  dialects,
  type FetchedVerdict,
  type Judgement,
  type LostBecause,
  type NetworkFailure,
  type Outcome,
  PLAIN_ANSWER,
  parseRobotsTxt,
  type Question,
  type Reason,
  type RobotsTxt,
  type Rule,
  type RulesVerdict as Verdict,
  type Scope,
  type Selection,
  type SelectionReason,
  type ServerAnswer,
} from '../engine';
export {
  type ReadUrl,
  readUrl,
  type UrlChange,
  type UrlProblem,
  type UrlReading,
} from '../engine/address';
