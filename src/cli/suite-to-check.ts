import { PLAIN_ANSWER } from '../engine/fetch';
import { decodeText } from '../engine/source';
import {
  DEEPEST_SUITE,
  isSuiteUrl,
  JsonDepth,
  jsonMistake,
  MOST_QUESTIONS,
  readSuite,
  readSuiteUrl,
  type Suite,
  type SuiteUrl,
} from '../suite';
import { readCrawlerOptions } from './crawlers-of';
import type { CheckArguments } from './read-arguments';
import { inputName, readInput } from './read-input';
import { refuse } from './refusal';
import type { Streams } from './streams';

/** The suite used if none is given. */
const emptySuite: Suite = { crawlers: [], urls: [], engine: 'own', robotsUrl: null, answer: PLAIN_ANSWER };

/**
 * Returns the suite for the arguments: the file's, with its crawlers and URLs replaced by any given on the
 * command line.
 */
export async function suiteToCheck(
  { suite: file, crawlers, urls }: CheckArguments,
  { input }: Pick<Streams, 'input'>,
): Promise<Suite> {
  const own = file === null ? emptySuite : await loadSuite(file, input);
  const suite: Suite = {
    ...own,
    crawlers: crawlers.length > 0 ? readCrawlerOptions(crawlers) : own.crawlers,
    urls: urls.length > 0 ? urls.map(urlOf) : own.urls,
  };
  if (suite.crawlers.length === 0) refuse({ code: 'no-crawlers' });
  if (suite.urls.length === 0) refuse({ code: 'no-urls' });
  if (suite.crawlers.length * suite.urls.length > MOST_QUESTIONS)
    refuse({ code: 'too-many-questions', limit: MOST_QUESTIONS });
  return suite;
}

function urlOf(value: string): SuiteUrl {
  const reading = readSuiteUrl(value);
  return isSuiteUrl(reading) ? reading : refuse({ code: 'bad-url', value, reason: reading });
}

/** Maximum size of a suite in bytes. */
const LARGEST_SUITE = 50_000_000;

/** Reads a suite from a file or from standard input. */
async function loadSuite(path: string, input: Streams['input']): Promise<Suite> {
  const file = inputName(path);
  const depth = new JsonDepth();
  const bytes = await readInput(path, input, {
    limit: LARGEST_SUITE,
    objection: (part) =>
      depth.read(part, DEEPEST_SUITE) ? null : { code: 'too-deep', file, limit: DEEPEST_SUITE },
  });
  // Some editors write a byte order mark.
  const reading = readSuite(parsed(decodeText(bytes).replace(/^\uFEFF/, ''), file));
  if (reading.kind === 'suite') return reading.suite;
  const { problems, count } = reading;
  return refuse({ code: 'invalid-suite', file, problems, count });
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const mistake = jsonMistake(text);
    if (mistake === null) throw error;
    return refuse({ code: 'not-json', file, mistake });
  }
}
