import { PLAIN_ANSWER } from '../../../../src/engine';
import { nextTurn } from '../../../../src/worker/connection/next-turn';
import type {
  FromUrlsWorker,
  TableQuery,
  UrlsCrawler,
  UrlsRequest,
  UrlsRequests,
  UrlsStatus,
} from '../../../../src/worker/urls/urls-protocol';
import { UrlsSession } from '../../../../src/worker/urls/urls-session';
import { UrlsWork } from '../../../../src/worker/urls/urls-work';
import { robotsBytes, shuffledUrls } from '../inputs';

/** `npm run bench`: time of the URLs worker as the page sees it, including messages, and how long a message has to wait. */
const ROBOTS_URL = 'https://shop.example/robots.txt';
const PLAIN: TableQuery = { search: '', requestedBy: null, choice: 'all', order: { by: 'list' } };

/** Runs the worker's work on this thread. */
class Bench {
  readonly #work = new UrlsWork(
    new UrlsSession(),
    (message) => this.#receive(structuredClone(message)),
    (goOn) => nextTurn(() => this.#measured(goOn)),
  );
  readonly #waiting = new Map<number, (reply: never) => void>();
  #onStatus: (status: UrlsStatus) => void = () => {};
  #version = 0;
  #lastId = 0;
  longest = 0;

  /** Starts something and waits until the table is complete again and all replies have arrived. Returns milliseconds. */
  async settled(begin: () => unknown): Promise<number> {
    const start = performance.now();
    await new Promise<void>((resolve) => {
      this.#onStatus = ({ phase, version }) => {
        if (phase === 'complete' && version === this.#version && this.#waiting.size === 0) resolve();
      };
      begin();
    });
    return performance.now() - start;
  }

  open(text: string, crawlers?: readonly UrlsCrawler[]): void {
    const condition = { robotsUrl: ROBOTS_URL, answer: PLAIN_ANSWER };
    this.#work.update({
      kind: 'update',
      version: ++this.#version,
      open: { source: text },
      condition,
      ...(crawlers !== undefined && { crawlers }),
    });
  }

  show(parts: Partial<TableQuery>): void {
    this.#work.show({ ...PLAIN, ...parts });
  }

  request<Name extends keyof UrlsRequests>(
    name: Name,
    request: UrlsRequests[Name]['payload'],
  ): Promise<UrlsRequests[Name]['reply']> {
    const id = ++this.#lastId;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve as (reply: never) => void);
      this.#work.accept({ kind: 'request', id, name, payload: request } as UrlsRequest);
    });
  }

  #receive(message: FromUrlsWorker): void {
    if (message.kind === 'status') this.#onStatus(message.status);
    if (message.kind !== 'reply') return;
    this.#waiting.get(message.id)?.(message.reply as never);
    this.#waiting.delete(message.id);
  }

  #measured(goOn: () => void): void {
    const start = process.cpuUsage();
    goOn();
    const { user, system } = process.cpuUsage(start);
    this.longest = Math.max(this.longest, (user + system) / 1000);
  }
}

const decoder = new TextDecoder();

/** Writes a number as letters, because digits aren't part of a product token. */
function name(i: number): string {
  return String.fromCharCode(97 + Math.floor(i / 26), 97 + (i % 26));
}

function crawlersNamed(count: number): UrlsCrawler[] {
  return Array.from({ length: count }, (_, i) => ({
    productTokens: [`bot-${name(i)}`],
    ignoresGlobalGroup: false,
    dialect: 'google',
    names: [`bot-${name(i)}`],
    consultation: 'unknown',
  }));
}

/** Returns groups with this many different rules each. */
function manyGroups(groups: number, rules: number): string {
  const lines = decoder
    .decode(robotsBytes('robots-5000'))
    .split('\n')
    .filter((line) => /^(?:Dis)?allow: \S{3}/i.test(line));
  return Array.from({ length: groups }, (_, i) =>
    [`User-agent: bot-${name(i)}`, ...lines.slice(i * rules, (i + 1) * rules)].join('\n'),
  ).join('\n\n');
}

const urls = shuffledUrls();
const bench = new Bench();
const text = manyGroups(30, 50);
const plan = { packed: false, encoding: 'utf-8', lineEnd: 'lf', format: { kind: 'text' } } as const;

/** Prints the best time of some rounds, and the longest stretch (of processor time) in which no message got through. */
async function print(what: string, run: () => Promise<number>, rounds = 3): Promise<void> {
  let best = Number.POSITIVE_INFINITY;
  bench.longest = 0;
  for (let i = 0; i < rounds; i++) best = Math.min(best, await run());
  console.log(`  ${what}: ${best.toFixed(0)} ms, longest stretch ${bench.longest.toFixed(0)} ms`);
}

async function importLines(count: number): Promise<void> {
  const parts: string[] = [];
  for (let from = 0; from < count; from += 100_000)
    parts.push(
      `${urls
        .slice(0, count - from)
        .map((url) => (from === 0 ? url : `${url}&n=${from}`))
        .join('\n')}\n`,
    );
  const source = new File(parts, 'urls.txt');
  await print(
    `import of ${count.toLocaleString('en')} lines and all verdicts`,
    () => bench.settled(() => bench.request('import', { source, plan, replaces: true })),
    1,
  );
}

let round = 0;
const COUNTS = process.argv.includes('--large') ? [100_000, 1_000_000, 5_000_000] : [100_000, 1_000_000];
for (const count of COUNTS) {
  console.log(`${count.toLocaleString('en')} URLs × 30 crawlers, 30 groups of 50 rules`);
  bench.show({});
  bench.open('', crawlersNamed(30));
  await importLines(count);
  await print(
    'all verdicts anew',
    () => bench.settled(() => bench.open(`${text}\nDisallow: /${round++}`)),
    2,
  );
  await print(
    'all verdicts anew, every group',
    () => bench.settled(() => bench.open(text.replaceAll('llow: /', `llow: /${round++}`))),
    2,
  );
  await print('an edit of no rule', () => bench.settled(() => bench.open(`${text}\n# ${round++}`)));
  await print('search', () => bench.settled(() => bench.show({ search: `product${round++ % 2}` })));
  await print('rows of one outcome', () => bench.settled(() => bench.show({ choice: 'disallowed' })));
  await print(
    'sort by URL',
    () => bench.settled(() => bench.show({ order: { by: 'url', descending: round++ % 2 === 0 } })),
    1,
  );
  await print('sort by outcome', () =>
    bench.settled(() => bench.show({ order: { by: 'outcome', crawler: 3, descending: true } })),
  );
  await print(
    'coverage',
    async () => {
      const start = performance.now();
      await bench.request('coverage', null);
      return performance.now() - start;
    },
    1,
  );
  await print('one expectation', () =>
    bench.settled(() =>
      bench.request('expect', { url: urls[round++] ?? '', crawler: null, word: 'allowed' }),
    ),
  );
  await print(
    'verdicts taken as expected',
    () => bench.settled(() => bench.request('acceptVerdicts', null)),
    1,
  );
  const { rss, arrayBuffers } = process.memoryUsage();
  console.log(`  memory: ${(rss / 1e6).toFixed(0)} MB, typed arrays ${(arrayBuffers / 1e6).toFixed(0)} MB`);
}

// The channel used for taking turns would keep the process alive.
process.exit(0);
