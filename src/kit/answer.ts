import {
  answerQuestion,
  type ExpectedWord,
  expectedWords,
  meets,
  narrowestWord,
  ruleIn,
  type UrlAnswer,
  unreadGroupOf,
  verdictReport,
} from '../answer';
import { dialectOf, testedCrawler } from '../catalogue';
import { readCrawler } from '../catalogue/full';
import {
  type DialectId,
  dialectById,
  dialectIds,
  type LineMarks,
  markLines,
  PLAIN_ANSWER,
  parseRobotsTxt,
} from '../engine';
import {
  crawlerName,
  decidedText,
  type KitProblem,
  plain,
  type Rich,
  ruleText,
  verdictSentence,
} from '../messages';
import { isSuiteCrawler, readSuiteCrawler } from '../suite/suite-crawler';
import { isSuiteUrl, readSuiteUrl } from '../suite/suite-url';
import type { ExampleQuestion, ExampleVerdict } from './render';

/** The answer to an example's question. */
export interface ExampleAnswer {
  readonly verdict: ExampleVerdict;
  /** The answer as a sentence. */
  readonly sentence: Rich;
  /** Marks of the groups that the crawler follows, and of the rules that match. */
  readonly marks: LineMarks;
}

/** Answers a question about a file as the page does. Returns a problem if the question can't be read, or if another answer was expected. */
export function answerExample(text: string, example: ExampleQuestion): ExampleAnswer | KitProblem {
  const { crawler, url, engine, expect } = example;
  const readName = readSuiteCrawler(crawler);
  const chosen = readCrawler(crawler);
  if (!isSuiteCrawler(readName) || chosen.kind === 'none')
    return {
      code: 'crawler',
      value: crawler,
      reason: isSuiteCrawler(readName) ? { code: 'no-crawler' } : readName,
    };
  // A build has no place for a hint, so a typo ends it.
  if (readName.near.length > 0)
    return { code: 'crawler', value: crawler, reason: { code: 'misspelt-crawler', near: readName.near } };
  const readUrl = readSuiteUrl(url);
  if (!isSuiteUrl(readUrl)) return { code: 'url', value: url, reason: readUrl };
  if (engine !== undefined && !isDialectId(engine))
    return { code: 'value', word: 'engine', value: engine, known: dialectIds };
  const expected = expect === undefined ? null : readExpectation(expect);
  if (expected === undefined) return { code: 'expect', value: expect ?? '' };

  const tested = testedCrawler(chosen);
  const dialect = engine ?? tested.dialect;
  const robots = parseRobotsTxt(text, dialectById(dialect));
  const answer = answerQuestion(
    robots,
    { ...tested, url: readUrl.testedUrl, crawlDelay: null, crawlDelayRange: null },
    { robotsUrl: readUrl.origin === null ? null : `${readUrl.origin}/robots.txt`, answer: PLAIN_ANSWER },
  );
  const report = verdictReport(robots, answer);
  const { decided, outcome, line } = answer;
  const sentence = verdictSentence(
    {
      dialect,
      isOwnDialect: dialectOf(chosen).id === dialect,
      decided,
      outcome,
      verdict: report,
      crawler: chosen,
      unreadGroup: unreadGroupOf(dialect, report, chosen),
    },
    decidedText(decided, dialect),
  );
  const rule = ruleIn(answer, answer.verdict.winner);
  const verdict: ExampleVerdict = {
    outcome,
    line,
    rule: rule && ruleText(rule),
    sentence: plain(sentence),
    crawler: crawlerName(chosen),
    url,
    engine: dialect,
  };
  if (expected && !isMet(expected, answer))
    return { code: 'expectation', expected: expect ?? '', found: foundAnswer(answer), verdict };
  return { verdict, sentence, marks: markLines(robots, answer.by === 'rules' ? answer.verdict : null) };
}

function isDialectId(name: string): name is DialectId {
  return (dialectIds as readonly string[]).includes(name);
}

/** An expected answer; `line` is undefined if the line doesn't matter. */
interface Expectation {
  readonly word: ExpectedWord;
  readonly line: number | undefined;
}

/** Reads the word of an outcome, with or without a line. Returns undefined for anything else. */
function readExpectation(text: string): Expectation | undefined {
  const [, written, line] = /^\s*([a-z-]+)(?:\s+(\d{1,9}))?\s*$/.exec(text) ?? [];
  const word = expectedWords.find((each) => each === written);
  if (word === undefined) return undefined;
  return { word, line: line === undefined ? undefined : Number(line) };
}

function isMet({ word, line }: Expectation, answer: UrlAnswer): boolean {
  return meets(word, answer) && (line === undefined || line === answer.line);
}

/** Writes an answer as expectations are written: `blocked 6`, or `allowed` if no line decides. */
function foundAnswer(answer: UrlAnswer): string {
  const word = narrowestWord(answer);
  return answer.line === 0 ? word : `${word} ${answer.line}`;
}
