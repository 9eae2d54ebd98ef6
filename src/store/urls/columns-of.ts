import { type AskedCrawler, consultationOf, crawlerToAsk } from '../../catalogue';
import type { UrlsCrawler } from '../../worker/urls/urls-protocol';
import type { ListSnapshot } from '../list-snapshot';
import { readAsked } from '../read-inputs';
import type { TesterState } from '../state';
import { MOST_COLUMNS } from './most-columns';
import type { UrlsColumn } from './urls-state';

/** Who is shown beside the asked crawler where the reader chose nobody: ids of the catalogue. */
const USUAL_CRAWLERS = ['googlebot', 'bingbot', 'gptbot'];

/** What of the state the columns depend on. */
type ColumnsState = Pick<TesterState, 'catalogue' | 'crawlerInput' | 'dialectChoice'> & {
  readonly list: Pick<ListSnapshot, 'crawlers'>;
};

type KnownCrawler = Extract<AskedCrawler, { kind: 'known' }>;
type OtherCrawler = Extract<AskedCrawler, { kind: 'token' }>;

/** A crawler that was read, and what tells whether two names mean the same one. */
interface NamedCrawler {
  readonly input: string;
  readonly key: string;
  readonly names: readonly string[];
  readonly asked: KnownCrawler | OtherCrawler;
}

/**
 * The columns: the crawlers that were chosen, else the asked one and three usual ones, and whoever is named in what is expected (`expectedNames`, as
 * written), as in the command. None before the list of crawlers is there, which says what names mean.
 */
export function columnsOf(state: ColumnsState, expectedNames: readonly string[]): readonly UrlsColumn[] {
  const { catalogue, crawlerInput, dialectChoice, list } = state;
  if (catalogue === 'loading') return [];
  const chosen = list.crawlers;
  const inputs = chosen.length > 0 ? chosen : [crawlerInput, ...USUAL_CRAWLERS];
  const crawlers = new Map<string, NamedCrawler & { readonly names: string[] }>();
  const take = (input: string, written: string | null): void => {
    const read = readNamed(input, catalogue);
    if (read === null) return;
    const known = crawlers.get(read.key);
    if (known === undefined && crawlers.size === MOST_COLUMNS) return;
    const names = known?.names ?? [...read.names];
    if (written !== null && !names.includes(written)) names.push(written);
    if (known === undefined) crawlers.set(read.key, { ...read, names });
  };
  for (const input of inputs) take(input, chosen.length > 0 ? input : null);
  for (const name of expectedNames) take(name, name);
  return [...crawlers.values()].map(({ input, names, asked }) => ({
    ...columnToAsk(asked, dialectChoice),
    input,
    name: names[0] as string,
    names,
  }));
}

function columnToAsk(
  asked: NamedCrawler['asked'],
  dialectChoice: TesterState['dialectChoice'],
): Omit<UrlsCrawler, 'names'> {
  const { productTokens, ignoresGlobalGroup, dialect } = crawlerToAsk(asked);
  return {
    productTokens,
    ignoresGlobalGroup,
    dialect: dialectChoice === 'own' ? dialect : dialectChoice,
    consultation: asked.kind === 'known' ? consultationOf(asked.crawler) : 'unknown',
  };
}

/** Reads a name as the crawler field does; null where it names nobody. */
function readNamed(
  input: string,
  catalogue: Exclude<TesterState['catalogue'], 'loading'>,
): NamedCrawler | null {
  const asked = readAsked(input, catalogue);
  if (asked.kind === 'loading' || asked.kind === 'none') return null;
  if (asked.kind === 'token')
    return { input, asked, key: `token ${asked.token.toLowerCase()}`, names: [asked.token] };
  const { id, name, productToken, aliases } = asked.crawler;
  // None of them means another crawler, too: a test says so.
  return { input: id, asked, key: `id ${id}`, names: [...new Set([name, productToken, ...aliases, id])] };
}
