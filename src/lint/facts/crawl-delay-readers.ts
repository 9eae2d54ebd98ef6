import { asciiLowerCase } from '../../engine/ascii';
import { groupBy } from '../../engine/collections';
import { type CrawlerProfile, crawlersMeant, dialectOfProfile } from '../../engine/crawlers';
import { dialectById } from '../../engine/dialects';
import {
  type DelayRange,
  delayRuleOf,
  type FieldRules,
  type FieldUse,
  type Validity,
  valueReader,
} from '../../engine/fields';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { type LineWithField, linesWithField } from './lines-by-field';

/** A crawler that uses Crawl-delay, in seconds as far as its unit is known. */
export interface DelayReader {
  readonly name: string;
  /** Null if no source states one. */
  readonly range: DelayRange | null;
  read(value: string): Validity;
}

/** Returns the documented use of Crawl-delay by a crawler. */
function delayUseOf(crawler: CrawlerProfile): FieldUse {
  return delayRuleOf(otherFieldsOf(crawler), crawler).rule.use;
}

/**
 * Returns why the crawlers of a group don't use its Crawl-delay: they ignore it, or no longer use it. Null if
 * one of them may use it.
 */
export function unusedDelayOf(agents: readonly LintLine[], file: LintFile): ReadonlySet<FieldUse> | null {
  const uses = new Set<FieldUse>();
  for (const { value } of agents) {
    const crawlers = crawlersMeant(value, file.context);
    if (crawlers.length === 0) return null;
    for (const crawler of crawlers) uses.add(delayUseOf(crawler));
  }
  return uses.size > 0 && [...uses].every((use) => use === 'ignored' || use === 'no-longer') ? uses : null;
}

/**
 * Returns the Crawl-delay lines of a file, grouped by their user-agent lines, without those above the first
 * group.
 */
export function delaysByGroup(
  file: LintFile,
): ReturnType<typeof groupBy<LineWithField, readonly LintLine[]>> {
  const inGroups = linesWithField(file, 'crawl-delay').filter(({ agents }) => agents.length > 0);
  return groupBy(inGroups, ({ agents }) => agents);
}

/**
 * Returns a function for the crawlers that use the Crawl-delay of a group. For the `*` group these are the
 * crawlers without their own group, and those that apply it even if they have one (Bing).
 */
export function delayReadersIn(file: LintFile): (agents: LineWithField['agents']) => readonly DelayReader[] {
  let ofStar: readonly DelayReader[] | null = null;
  const { agents: names } = file.google.dialect;
  return (agents) => {
    const readers = new Set<DelayReader>();
    for (const { value } of agents) {
      if (names.read(value).isGlobal) {
        ofStar ??= starReaders(file);
        for (const reader of ofStar) readers.add(reader);
      } else
        for (const crawler of crawlersMeant(value, file.context))
          for (const reader of toReader(crawler)) readers.add(reader);
    }
    return [...readers];
  };
}

function starReaders(file: LintFile): readonly DelayReader[] {
  const named = new Set(file.agents.map(({ value }) => asciiLowerCase(value)));
  for (const { token } of file.google.agentNames) named.add(token);
  return file.context.crawlers
    .filter((crawler) => {
      const rule = otherFieldsOf(crawler).fields['crawl-delay'];
      if (rule.use === 'used' && rule.survivesNamedGroup) return true;
      return ![crawler.productToken, ...crawler.aliases].some((token) => named.has(asciiLowerCase(token)));
    })
    .flatMap(toReader);
}

/** Returns how the dialect of a crawler treats fields that decide no verdict. */
function otherFieldsOf(crawler: CrawlerProfile): FieldRules {
  return dialectById(dialectOfProfile(crawler)).otherFields;
}

/**
 * Returns the crawler as a reader; an empty array if it isn't known to use Crawl-delay, or reads it as relative
 * slowness.
 */
function toReader(crawler: CrawlerProfile): readonly DelayReader[] {
  if (crawler.crawlDelay !== true) return [];
  const { rule, terms } = delayRuleOf(otherFieldsOf(crawler), crawler);
  if (terms.unit === 'relative') return [];
  const read = valueReader('crawl-delay', rule);
  return [{ name: crawler.name, range: terms.range, read: (value) => read(value, terms) }];
}

/** Returns a whole number of seconds near the value that all readers accept, or null. */
export function delayForAll(value: string, readers: readonly DelayReader[]): string | null {
  const number = /^(?:\d+(?:\.\d*)?|\.\d+)(?![.,\d])/.exec(value)?.[0];
  if (number === undefined) return null;
  let seconds = Math.ceil(Number(number));
  for (const { range } of readers) seconds = Math.min(seconds, range?.max ?? seconds);
  for (const { range } of readers) seconds = Math.max(seconds, range?.min ?? seconds);
  const written = String(Math.min(seconds, LONGEST_DELAY));
  return readers.every(({ read }) => read(written).kind === 'valid') ? written : null;
}

/** Seconds above which crawler-commons treats the whole site as blocked (SimpleRobotRulesParser, DEFAULT_MAX_CRAWL_DELAY). */
export const LONGEST_DELAY = 300;

/** Returns the first few names, for a sentence. */
export function firstReaderNames(readers: readonly { readonly name: string }[]): readonly string[] {
  return readers.slice(0, MOST_NAMES).map(({ name }) => name);
}
const MOST_NAMES = 4;
