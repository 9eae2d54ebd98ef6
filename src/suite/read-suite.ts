import * as v from 'valibot';
import { readRobotsUrl } from '../engine/address';
import { ALL_OTHERS, type Expected, type ExpectedOutcome } from './expected';
import { jsonPath } from './json-path';
import { MOST_QUESTIONS } from './limits';
import { problemOf } from './problem-of';
import { newestTestFile } from './shared-version';
import type { Suite } from './suite';
import { isSuiteCrawler, readSuiteCrawler, type SuiteCrawler } from './suite-crawler';
import type { ProblemReason, SuiteProblem } from './suite-problem';
import { suiteSchema, type WrittenSuite } from './suite-schema';
import { isSuiteUrl, readSuiteUrl, type SuiteUrl } from './suite-url';

/** Maximum number of problems returned for a suite. */
const MOST_PROBLEMS = 100;

/** Result of reading a suite: the suite, or at least one problem. */
export type SuiteReading =
  | { readonly kind: 'suite'; readonly suite: Suite }
  /** At most 100 of `count`. */
  | { readonly kind: 'problems'; readonly problems: readonly SuiteProblem[]; readonly count: number };

/**
 * Reads the parsed JSON of a `.robots-test.json`. Its crawlers are those in `crawlers`, else the one in
 * `crawler`, and those named in expectations. Its URLs are those in `urls`, else the one in `url`.
 */
export function readSuite(value: unknown): SuiteReading {
  const newest = newestTestFile(value);
  // The suite may be valid in the newer version, so other problems would mislead.
  if (newest === 'newer') return problemsReading([{ path: '$.version', reason: { code: 'newer-version' } }]);
  // The schema reports an invalid version with the other problems.
  const result = v.safeParse(suiteSchema, newest ?? value);
  if (!result.success) return problemsReading(result.issues.map(problemOf));
  const reader = new SuiteReader();
  const suite = reader.read(result.output);
  return reader.problems.length > 0 ? problemsReading(reader.problems) : { kind: 'suite', suite };
}

function problemsReading(problems: readonly SuiteProblem[]): SuiteReading {
  return { kind: 'problems', problems: problems.slice(0, MOST_PROBLEMS), count: problems.length };
}

/** Converts a written suite to questions, and collects the problems. */
class SuiteReader {
  readonly problems: SuiteProblem[] = [];
  readonly #crawlers = new Map<string, SuiteCrawler>();
  /** Names already read, because most recur in every URL. */
  readonly #read = new Map<string, ReturnType<typeof readSuiteCrawler>>();

  read({ crawler, crawlers, url, urls, engine, robotsUrl, answer }: WrittenSuite): Suite {
    crawlers.forEach((name, at) => void this.#crawler(name, ['crawlers', at]));
    if (crawlers.length === 0 && crawler.trim() !== '') this.#crawler(crawler, ['crawler']);
    const entries = urls.map((entry, at) => this.#url(entry.url, entry.expected, ['urls', at]));
    if (urls.length === 0 && url.trim() !== '') entries.push(this.#url(url, undefined, ['url']));
    const read: Suite = {
      crawlers: [...this.#crawlers.values()],
      urls: entries.filter((entry) => entry !== null),
      engine,
      robotsUrl: this.#robotsUrl(robotsUrl),
      answer,
    };
    if (read.crawlers.length * read.urls.length > MOST_QUESTIONS)
      this.#problem([], { code: 'too-many-questions', limit: MOST_QUESTIONS });
    return read;
  }

  #problem(path: readonly unknown[], reason: ProblemReason): null {
    this.problems.push({ path: jsonPath(path), reason });
    return null;
  }

  #crawler(name: string, path: readonly unknown[]): SuiteCrawler | null {
    const reading = this.#read.get(name) ?? readSuiteCrawler(name);
    this.#read.set(name, reading);
    if (!isSuiteCrawler(reading)) return this.#problem(path, reading);
    const known = this.#crawlers.get(reading.key);
    if (known === undefined) this.#crawlers.set(reading.key, reading);
    return known ?? reading;
  }

  #url(written: string, expected: Expected | undefined, path: readonly unknown[]): SuiteUrl | null {
    const words = expected === undefined ? null : this.#expected(expected, [...path, 'expected']);
    const reading = readSuiteUrl(written, words);
    if (isSuiteUrl(reading)) return reading;
    return this.#problem(expected === undefined ? path : [...path, 'url'], reading);
  }

  #expected(expected: Expected, path: readonly unknown[]): SuiteUrl['expected'] {
    if (typeof expected === 'string') return expected;
    const byKey = new Map<string, ExpectedOutcome>();
    for (const [name, outcome] of Object.entries(expected)) {
      if (name === ALL_OTHERS) {
        byKey.set(ALL_OTHERS, outcome);
        continue;
      }
      const crawler = this.#crawler(name, [...path, name]);
      if (crawler === null) continue;
      const former = byKey.get(crawler.key);
      if (former !== undefined && former !== outcome)
        this.#problem([...path, name], { code: 'expected-twice', crawler: crawler.name });
      byKey.set(crawler.key, outcome);
    }
    return byKey;
  }

  #robotsUrl(written: string): Suite['robotsUrl'] {
    const reading = readRobotsUrl(written);
    if (reading.kind === 'url') return { href: reading.href, origin: reading.origin };
    return reading.kind === 'unset' ? null : this.#problem(['robotsUrl'], { code: 'not-a-robots-url' });
  }
}
