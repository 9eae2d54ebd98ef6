import { examples } from '../../catalogue';
import { byteLength, decodePercent } from '../../engine/source';
import { LONGEST_CRAWLER, LONGEST_URL } from '../../suite/limits';
import type { Address } from '../address';
import { dialectChoices } from '../dialect-choices';
import { type DocumentContent, exampleDocument } from '../document';
import { linkDocument } from '../link-document';
import { noList } from '../list-snapshot';
import { noArrival, refusedArrival } from '../no-arrival';
import { type ParameterName, parameterNames } from '../parameter-names';
import type { Arrival, ArrivedQuestion, ThemeChoice } from '../state';
import { shownViews } from '../views';
import type { readShareCode } from './share-code';
import { LARGEST_STATE, SHARE_CODE } from './share-format';
import type { SharedState } from './shared-state';

/** Maximum length of a fragment, and of a query, that is read, in characters: twice the longest link that is made. */
const LONGEST_FRAGMENT = 2_000_000;
/** Maximum number of parts of an address that are read. */
const MOST_PARTS = 50;

/** The themes by their names in addresses and attributes. */
export const namedThemes: ReadonlyMap<string, ThemeChoice> = new Map([
  ['light', 'light'],
  ['dark', 'dark'],
  ['auto', 'system'],
]);

/** Options for reading an address. */
export interface ReadingOptions {
  /** Maximum size of an unpacked share code, and of a text, in bytes. Default: 10 MB. */
  readonly limit?: number;
  /** Parameters that the page reads itself: they are returned in `other`. */
  readonly others?: readonly string[];
}

/**
 * Reads an address. Its parts are joined by `&`: a share code, or `name=value` with percent-encoded bytes, where `+` is a plus. A parameter
 * wins over the share code, the fragment over the query. `readCode` reads a share code.
 */
export async function readAddressWith(
  readCode: typeof readShareCode,
  { fragment, query }: Address,
  { limit = LARGEST_STATE, others = [] }: ReadingOptions = {},
): Promise<Arrival> {
  if (fragment.length > LONGEST_FRAGMENT || query.length > LONGEST_FRAGMENT)
    return refusedArrival('too-large');
  const parts = fragment.split('&', MOST_PARTS);
  const code = parts.find((part) => SHARE_CODE.test(part));
  const values = new Map([...valuesOf(query.split('&', MOST_PARTS)), ...valuesOf(parts)]);
  const isKnown = (name: string) => others.includes(name) || parameterNames.some((known) => known === name);
  if (code === undefined && fragment !== '' && !parts.some((part) => isKnown(nameOf(part))))
    return refusedArrival('foreign');
  const shared = code === undefined ? null : await readCode(code, limit);
  if (typeof shared === 'string') return refusedArrival(shared);
  const isTextInQuery = valuesOf(query.split('&', MOST_PARTS)).has('text');
  if (isTextInQuery && !valuesOf(parts).has('text')) values.delete('text');
  if (byteLength(values.get('text') ?? '') > limit) return refusedArrival('too-large');
  const arrival = withParameters(shared === null ? noArrival : arrivalOf(shared), values, others);
  return isTextInQuery ? { ...arrival, dropped: [...arrival.dropped, 'text'] } : arrival;
}

/** Converts a shared state into an arrival: a file and a whole question. */
export function arrivalOf(
  shared: SharedState,
): Arrival & { readonly content: DocumentContent; readonly question: ArrivedQuestion } {
  const { text, crawler, url, engine, robotsUrl, sameFile, answer, crawlers, urls, view, second } = shared;
  const hasBoth = second !== null && second !== 'broken';
  return {
    ...noArrival,
    content: linkDocument(text),
    question: {
      crawlerInput: crawler,
      urlInput: url,
      dialectChoice: engine,
      robotsUrlInput: robotsUrl,
      sameFile,
      answer,
      list: urls.length > 0 ? { crawlers, urls } : { ...noList(), crawlers },
    },
    view: hasBoth ? 'compare' : view,
    second: hasBoth ? { content: linkDocument(second.text), isAfter: second.isAfter } : null,
    dropped: second === 'broken' ? ['second'] : [],
  };
}

function nameOf(part: string): string {
  return part.split('=', 1)[0] ?? '';
}

/** Returns the parts of the form `name=value`, decoded. The first one of each name wins. */
function valuesOf(parts: readonly string[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const part of parts) {
    const name = nameOf(part);
    if (name === '' || SHARE_CODE.test(part) || values.has(name)) continue;
    values.set(name, decodePercent(part.slice(name.length + 1)));
  }
  return values;
}

function withParameters(
  before: Arrival,
  values: ReadonlyMap<string, string>,
  others: readonly string[],
): Arrival {
  const dropped: ParameterName[] = [];
  /** Returns a parameter parsed by `read`; null if it is absent or invalid. */
  const readParameter = <Value>(name: ParameterName, read: (value: string) => Value | null): Value | null => {
    const value = others.includes(name) ? undefined : values.get(name);
    if (value === undefined) return null;
    const parsed = read(value);
    if (parsed === null) dropped.push(name);
    return parsed;
  };
  const text = readParameter('text', (value) => value);
  const example = readParameter('example', (id) => (text === null ? exampleOf(id) : null));
  const question: { -readonly [Name in keyof ArrivedQuestion]?: ArrivedQuestion[Name] } = {
    ...before.question,
    ...(example === null ? {} : { crawlerInput: example.crawler, urlInput: example.url }),
  };
  const crawler = readParameter('crawler', (value) => (value.length > LONGEST_CRAWLER ? null : value));
  const url = readParameter('url', (value) => (value.length > LONGEST_URL ? null : value));
  const engine = readParameter(
    'engine',
    (value) => dialectChoices.find((choice) => choice === value) ?? null,
  );
  if (crawler !== null) question.crawlerInput = crawler;
  if (url !== null) question.urlInput = url;
  if (engine !== null) question.dialectChoice = engine;
  const content = text !== null ? linkDocument(text) : example && exampleDocument(example);
  return {
    ...before,
    content: content ?? before.content,
    question,
    view: readParameter('view', (value) => shownViews.find((view) => view === value) ?? null) ?? before.view,
    theme: readParameter('theme', (value) => namedThemes.get(value) ?? null),
    other: new Map([...values].filter(([name]) => others.includes(name))),
    dropped: [...before.dropped, ...dropped],
  };
}

function exampleOf(id: string): (typeof examples)[number] | null {
  return examples.find((example) => example.id === id) ?? null;
}
