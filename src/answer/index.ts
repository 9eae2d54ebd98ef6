/**
 * The answer that page, embed, lists, docs builds and command give: from a file, a crawler, a URL and the circumstances
 * of fetching the file. Contains no texts.
 */
export {
  type CrawlAnswer,
  composeAnswer,
  isAsked,
  isDecidedByCrawler,
  type KnownConsultation,
  needNotObey,
  ruleIn,
} from './answer';
export {
  answerQuestion,
  type GroupReport,
  ROWS_PER_LIST,
  type VerdictReport,
  verdictReport,
  type WholeAnswer,
} from './answer-question';
export { type AnsweredCrawler, CrawlerAnswers } from './crawler-answers';
export {
  type ExpectedOutcome,
  type ExpectedWord,
  expectedOutcomes,
  expectedWords,
  meets,
  narrowestWord,
} from './expectation';
export { isAssumedPart, type OtherAnswers, otherAnswers } from './other-answers';
export { type ShortName, shortNameOf, type UnreadGroup, unreadGroupOf } from './short-name';
export { answerTo, type DecidedBy, type UrlAnswer } from './url-answer';
