import fc from 'fast-check';
import {
  type Condition,
  type DialectId,
  dialects,
  PLAIN_ANSWER,
  type ServerAnswer,
} from '../../../../engine';
import { ParsedFile } from '../../../document/parsed-file';
import type { PostedCrawler } from '../../../posted-crawler';
import type { UrlsQuestion } from '../url-verdicts';

const part = fc.constantFrom(
  '/',
  '/',
  'a',
  'b',
  'c',
  '*',
  '$',
  '%C3%A9',
  '%2F',
  '%2A',
  '?',
  ';',
  '.',
  'index.html',
);
const path = fc.array(part, { maxLength: 5 }).map((parts) => parts.join(''));
const agent = fc.constantFrom('*', 'a', 'b', 'c', 'A/1.0');
const line = fc.oneof(
  { weight: 2, arbitrary: agent.map((name) => `User-agent: ${name}`) },
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.constantFrom('Allow', 'Disallow'), path)
      .map(([field, value]) => `${field}: /${value}`),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('Allow', 'Disallow'), path)
      .map(([field, value]) => `${field}: ${value}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '# x', 'Crawl-delay: 1', 'Disallow: //[x', 'Disallow: /robots.txt'),
  },
);

/** Lines of a file, with few different names and paths so that rules often overlap. */
export const fileLines: fc.Arbitrary<readonly string[]> = fc.array(line, { maxLength: 16 });

const host = fc.constantFrom(
  'https://h',
  'https://h',
  'https://h:443',
  'http://h',
  'https://other.example',
  'HTTPS://H',
  'https://u@h',
  'ftp://h',
  'gopher://h',
);
const url = fc.oneof(
  { weight: 3, arbitrary: path.map((rest) => `/${rest}`) },
  { weight: 4, arbitrary: fc.tuple(host, path).map(([before, rest]) => `${before}/${rest}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '/robots.txt',
      'https://h',
      'https://h?a',
      'mailto:a',
      'x',
      '//a/b',
      'https://h/robots.txt',
    ),
  },
);

/** URLs and paths, with repetitions. */
export const someUrls: fc.Arbitrary<readonly string[]> = fc.array(url, { maxLength: 12 });

const dialect: fc.Arbitrary<DialectId> = fc.constantFrom(...dialects.map(({ id }) => id));

/** Crawlers that often share groups and dialects. */
export const someCrawlers: fc.Arbitrary<readonly PostedCrawler[]> = fc.array(
  fc.record({
    productTokens: fc.constantFrom<PostedCrawler['productTokens'][]>(
      ['a'],
      ['b'],
      ['c', 'a'],
      [['a', 'b']],
      ['x'],
    ),
    ignoresGlobalGroup: fc.boolean(),
    dialect,
  }),
  { maxLength: 5 },
);

const answer: fc.Arbitrary<ServerAnswer> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(PLAIN_ANSWER) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(200, 401, 404, 503)
      .map((status): ServerAnswer => ({ ...PLAIN_ANSWER, final: { kind: 'status', status } })),
  },
);

/** The file's address and the server's answer. */
export const someCondition: fc.Arbitrary<Condition> = fc.record({
  robotsUrl: fc.constantFrom(
    null,
    null,
    'https://h/robots.txt',
    'https://h/robots.txt',
    'https://h/x/robots.txt',
    'gopher://h/robots.txt',
    'no url',
  ),
  answer,
});

/** Builds a question from its parts. */
export function questionOf(
  lines: readonly string[],
  urls: readonly string[],
  crawlers: readonly PostedCrawler[],
  condition: Condition = { robotsUrl: null, answer: PLAIN_ANSWER },
): UrlsQuestion {
  return { urls: listOf(urls), file: ParsedFile.open({ source: lines.join('\n') }), condition, crawlers };
}

/** A minimal list of these URLs. */
export function listOf(urls: readonly string[]): UrlsQuestion['urls'] {
  return {
    get length() {
      return urls.length;
    },
    urlAt: (row) => urls[row] as string,
  };
}

/** The same list with a `textFrom` that returns at most three URLs at a time. */
export function packed(list: UrlsQuestion['urls']): UrlsQuestion['urls'] {
  return {
    get length() {
      return list.length;
    },
    urlAt: (row) => list.urlAt(row),
    textFrom: (row, most, _, ends) => {
      let text = '';
      for (let i = 0; i < Math.min(3, most); i++) {
        text += list.urlAt(row + i);
        ends[i] = text.length;
      }
      return text;
    },
  };
}

/** A crawler with Google's dialect. */
export function crawlerNamed(token: string): PostedCrawler {
  return { productTokens: [token], ignoresGlobalGroup: false, dialect: 'google' };
}
