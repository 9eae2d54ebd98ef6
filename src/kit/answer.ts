import { consultationOf, dialectOf, testedCrawler } from '../catalogue';
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
  decidedBy,
  decidedText,
  decidingLine,
  type KitProblem,
  plain,
  type Rich,
  verdictSentence,
} from '../messages';
import { isSuiteCrawler, readSuiteCrawler } from '../suite/suite-crawler';
import { isSuiteUrl, readSuiteUrl } from '../suite/suite-url';
import { answerQuestion, verdictReport } from '../worker/answer-question';
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
  const readUrl = readSuiteUrl(url);
  if (!isSuiteUrl(readUrl)) return { code: 'url', value: url, reason: readUrl };
  if (engine !== undefined && !isDialectId(engine))
    return { code: 'engine', value: engine, known: dialectIds };
  const expected = expect === undefined ? null : readExpectation(expect);
  if (expected === undefined) return { code: 'expect', value: expect ?? '' };

  const tested = testedCrawler(chosen);
  const dialect = engine ?? tested.dialect;
  const robots = parseRobotsTxt(text, dialectById(dialect));
  const consultation = chosen.kind === 'known' ? consultationOf(chosen.crawler) : 'asks';
  const answer = answerQuestion(
    robots,
    { ...tested, dialect, url: readUrl.testedUrl, obeysFile: true, crawlDelay: null, crawlDelayRange: null },
    { robotsUrl: readUrl.origin === null ? null : `${readUrl.origin}/robots.txt`, answer: PLAIN_ANSWER },
  );
  const report = verdictReport(robots, answer);
  const decided = decidedBy(report, answer.verdict.effect, consultation);
  const outcome = decided.by === 'crawler' ? 'not-applicable' : report.judgement.outcome;
  const sentence = verdictSentence(
    {
      dialect,
      isOwnDialect: dialectOf(chosen).id === dialect,
      decided,
      outcome,
      verdict: report,
      crawler: chosen,
    },
    decidedText(decided, dialect),
  );
  const verdict: ExampleVerdict = {
    outcome,
    ...decidingLine(decided, report),
    sentence: plain(sentence),
    crawler: crawlerName(chosen),
    url,
    engine: dialect,
  };
  if (expected && !isMet(expected, verdict))
    return { code: 'expectation', expected: expect ?? '', found: foundAnswer(verdict), verdict };
  return { verdict, sentence, marks: markLines(robots, decided.by === 'rules' ? answer.verdict : null) };
}

function isDialectId(name: string): name is DialectId {
  return (dialectIds as readonly string[]).includes(name);
}

/** An expected answer; `line` is undefined if the line doesn't matter. */
interface Expectation {
  readonly outcome: string;
  readonly line: number | undefined;
}

/** Reads the word of an outcome, with or without a line. Returns undefined for anything else. */
function readExpectation(text: string): Expectation | undefined {
  const [, outcome, line] =
    /^\s*(allowed|blocked|undecided|not-applicable)(?:\s+(\d{1,9}))?\s*$/.exec(text) ?? [];
  if (outcome === undefined) return undefined;
  return { outcome, line: line === undefined ? undefined : Number(line) };
}

function isMet({ outcome, line }: Expectation, verdict: ExampleVerdict): boolean {
  return outcome === wordOf(verdict) && (line === undefined || line === verdict.line);
}

/** Writes an answer as expectations are written: `blocked 6`, or `allowed` if no line decides. */
function foundAnswer(verdict: ExampleVerdict): string {
  return verdict.line === 0 ? wordOf(verdict) : `${wordOf(verdict)} ${verdict.line}`;
}

/** The outcomes as expectations are written. */
const WORDS: Readonly<Record<ExampleVerdict['outcome'], string>> = {
  allowed: 'allowed',
  disallowed: 'blocked',
  undefined: 'undecided',
  'not-applicable': 'not-applicable',
};

function wordOf({ outcome }: ExampleVerdict): string {
  return WORDS[outcome];
}
