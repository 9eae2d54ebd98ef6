import { type ChosenCrawler, consultationOfName, testedCrawler } from '../../catalogue';
import type { UrlsCrawler } from '../../worker/urls/urls-protocol';
import type { ListSnapshot } from '../list-snapshot';
import { readChosenCrawler } from '../read-inputs';
import type { TesterState } from '../state';
import { MOST_COLUMNS } from './most-columns';
import type { UrlsColumn } from './urls-state';

/** Ids of the crawlers shown besides the current one if the user chose none. */
const USUAL_CRAWLERS = ['googlebot', 'bingbot', 'gptbot'];

/** The part of the state that the columns depend on. */
type ColumnsState = Pick<TesterState, 'catalogue' | 'crawlerInput' | 'dialectChoice'> & {
  readonly list: Pick<ListSnapshot, 'crawlers'>;
};

type KnownCrawler = Extract<ChosenCrawler, { kind: 'known' }>;
type OtherCrawler = Extract<ChosenCrawler, { kind: 'token' }>;

/** A crawler that was read from a name, with a key that is the same for all its names. */
interface NamedCrawler {
  readonly input: string;
  readonly key: string;
  readonly names: readonly string[];
  readonly crawler: KnownCrawler | OtherCrawler;
}

/**
 * Returns the columns: the chosen crawlers, else the current one and three usual ones; then all crawlers named in expectations (`expectedNames`, as
 * written), as in the command; at most `MOST_COLUMNS`. A policy token has a column only if it is chosen or named. Empty before the catalogue has loaded,
 * because it defines what names mean.
 */
export function columnsOf(state: ColumnsState, expectedNames: readonly string[]): readonly UrlsColumn[] {
  const { catalogue, crawlerInput, dialectChoice, list } = state;
  if (catalogue === 'loading') return [];
  const chosen = list.crawlers;
  const inputs = chosen.length > 0 ? chosen : [crawlerInput, ...USUAL_CRAWLERS];
  const crawlers = new Map<string, NamedCrawler & { readonly names: string[] }>();
  const addColumn = (input: string, written: string | null): void => {
    const read = readNamed(input, catalogue);
    if (read === null || (written === null && consultationOfName(read.crawler) === 'policy-token')) return;
    const known = crawlers.get(read.key);
    if (known === undefined && crawlers.size === MOST_COLUMNS) return;
    const names = known?.names ?? [...read.names];
    if (written !== null && !names.includes(written)) names.push(written);
    if (known === undefined) crawlers.set(read.key, { ...read, names });
  };
  for (const input of inputs) addColumn(input, chosen.length > 0 ? input : null);
  for (const name of expectedNames) addColumn(name, name);
  return [...crawlers.values()].map(({ input, names, crawler }) => ({
    ...columnFor(crawler, dialectChoice),
    input,
    name: names[0] as string,
    names,
  }));
}

/** Returns the parts of columns that the worker needs. */
export function postedColumns(columns: readonly UrlsColumn[]): readonly UrlsCrawler[] {
  return columns.map(({ input: _input, name: _name, ...crawler }) => crawler);
}

function columnFor(
  crawler: NamedCrawler['crawler'],
  dialectChoice: TesterState['dialectChoice'],
): Omit<UrlsCrawler, 'names'> {
  const tested = testedCrawler(crawler);
  return { ...tested, dialect: dialectChoice === 'own' ? tested.dialect : dialectChoice };
}

/** Reads a name as the crawler field does; null if it names no crawler. */
function readNamed(
  input: string,
  catalogue: Exclude<TesterState['catalogue'], 'loading'>,
): NamedCrawler | null {
  const crawler = readChosenCrawler(input, catalogue);
  if (crawler.kind === 'loading' || crawler.kind === 'none') return null;
  if (crawler.kind === 'token')
    return { input, crawler, key: `token ${crawler.token.toLowerCase()}`, names: [crawler.token] };
  const { id, name, productToken, aliases } = crawler.crawler;
  // None of these names means another crawler, too; a test checks that.
  return { input: id, crawler, key: `id ${id}`, names: [...new Set([name, productToken, ...aliases, id])] };
}
