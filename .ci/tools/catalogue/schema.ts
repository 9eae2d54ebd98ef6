import * as v from 'valibot';
import type { CatalogueCrawler, CrawlerCategory, CrawlerDialect } from '../../../src/catalogue/crawler';
import { crawlerDialectIds } from '../../../src/engine/dialect-ids';

const categories = [
  'search',
  'search-vertical',
  'ads',
  'ai-training',
  'ai-search',
  'ai-assistant',
  'seo',
  'social-preview',
  'archive',
  'feed',
  'monitoring',
  'security',
  'other',
] satisfies CrawlerCategory[];

const dialects: readonly CrawlerDialect[] = [...crawlerDialectIds, 'unknown'];

const text = v.pipe(
  v.string(),
  v.check((value) => value.trim() !== '', 'is empty'),
  v.check((value) => value.trim() === value, 'has white space around it'),
);

/** A name for a `User-agent:` line. Digits, dots and spaces are allowed, because such names are in use (`isPlainToken`). */
const token = v.pipe(
  text,
  v.regex(/^[^#\p{Cc}]*$/u, 'holds a character that ends the value of a User-agent line'),
);

const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not in kebab case'));

const source = v.pipe(
  v.string(),
  v.regex(/^\S*$/, 'holds white space'),
  v.startsWith('https://', 'is no https address'),
  v.url('is no address'),
);

const crawlDelayRange = v.pipe(
  v.strictObject({
    min: v.number(),
    max: v.number(),
    whole: v.boolean(),
    unit: v.picklist(['seconds', 'relative']),
  }),
  v.check(({ min, max }) => min >= 0 && min < max, 'does not begin at 0 or more and end above that'),
);

function isDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value;
}

function dayUntil(today: string): v.GenericSchema<unknown, string> {
  return v.pipe(
    v.string(),
    v.check(isDay, 'is no day'),
    v.check((day) => day <= today, `is after today, ${today}`),
  );
}

/** Returns the schema of one entry, without its relations to others. `today` is YYYY-MM-DD. */
export function entrySchema(today: string): v.GenericSchema<unknown, CatalogueCrawler> {
  return v.pipe(
    v.strictObject({
      id,
      name: text,
      operator: text,
      category: v.picklist(categories),
      isTrainedOn: v.exactOptional(v.literal(true)),
      productToken: token,
      aliases: v.array(token),
      fallbackTokens: v.array(token),
      readsOwnName: v.exactOptional(v.literal(false)),
      ignoresGlobalGroup: v.nullable(v.boolean()),
      sendsRequests: v.nullable(v.boolean()),
      obeysRobots: v.picklist(['yes', 'partly', 'no', 'user-triggered', 'unknown']),
      dialect: v.picklist(dialects),
      crawlDelay: v.nullable(v.boolean()),
      crawlDelayRange: v.exactOptional(crawlDelayRange),
      obeysContentSignal: v.exactOptional(v.literal(true)),
      note: text,
      source,
      readOn: dayUntil(today),
      noteSource: v.exactOptional(v.strictObject({ source, readOn: dayUntil(today) })),
      confidence: v.picklist(['high', 'medium', 'low']),
    }),
    v.forward(
      v.check(
        ({ crawlDelay, crawlDelayRange }) => crawlDelayRange === undefined || crawlDelay === true,
        'is for a Crawl-delay that is not read',
      ),
      ['crawlDelayRange'],
    ),
    v.forward(
      v.check(
        ({ readsOwnName, fallbackTokens }) => readsOwnName === undefined || fallbackTokens.length > 0,
        'is for a crawler without fallback tokens',
      ),
      ['readsOwnName'],
    ),
  );
}
