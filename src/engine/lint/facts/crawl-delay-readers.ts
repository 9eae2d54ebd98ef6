import { dialectById } from '../../dialects';
import { delayRuleOf } from '../../fields/crawler-delay';
import type { FieldRules, FieldUse } from '../../fields/field-rules';
import type { DelayRange, Validity } from '../../fields/field-value';
import { asciiLowerCase } from '../../match/ascii';
import type { LintCrawler } from '../lint-context';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { crawlersMeant, dialectOf } from './crawlers-meant';
import { groupBy } from './group-by';
import { type FieldLine, linesWithField } from './lines-by-field';

/** A crawler that uses Crawl-delay, in seconds. */
export interface DelayReader {
  readonly name: string;
  /** Null where no source states one. */
  readonly range: DelayRange | null;
  read(value: string): Validity;
}

/** What a crawler is documented to do with Crawl-delay. */
function delayUseOf(crawler: LintCrawler): FieldUse {
  return delayRuleOf(otherFieldsOf(crawler), crawler).rule.use;
}

/**
 * The uses that crawlers make of a group's Crawl-delay, where the group is known to be for none that uses it; null where it may be for one.
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

/** The Crawl-delay lines of a file, those below the same user-agent lines together; those above the first are left out. */
export function delaysByGroup(file: LintFile): ReturnType<typeof groupBy<FieldLine, readonly LintLine[]>> {
  const inGroups = linesWithField(file, 'crawl-delay').filter(({ agents }) => agents.length > 0);
  return groupBy(inGroups, ({ agents }) => agents);
}

/** Who uses the Crawl-delay of a group: those whom it names, and in a `*` group all who have no group of their own. */
export function delayReadersIn(file: LintFile): (agents: FieldLine['agents']) => readonly DelayReader[] {
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

/** What the dialect of a crawler does with fields that decide no verdict. */
function otherFieldsOf(crawler: LintCrawler): FieldRules {
  return dialectById(dialectOf(crawler)).otherFields;
}

/** None for a crawler that is not known to use it, or to which the number is no time. */
function toReader(crawler: LintCrawler): readonly DelayReader[] {
  if (crawler.crawlDelay !== true) return [];
  const { rule, terms } = delayRuleOf(otherFieldsOf(crawler), crawler);
  if (terms.unit === 'relative') return [];
  return [{ name: crawler.name, range: terms.range, read: (value) => rule.read(value, terms) }];
}

/** A whole number of seconds near a value that all of some readers take; null where there is none. */
export function delayForAll(value: string, readers: readonly DelayReader[]): string | null {
  const number = /^(?:\d+(?:\.\d*)?|\.\d+)(?![.,\d])/.exec(value)?.[0];
  if (number === undefined) return null;
  let seconds = Math.ceil(Number(number));
  for (const { range } of readers) seconds = Math.min(seconds, range?.max ?? seconds);
  for (const { range } of readers) seconds = Math.max(seconds, range?.min ?? seconds);
  const written = String(Math.min(seconds, LONGEST_DELAY));
  return readers.every(({ read }) => read(written).kind === 'valid') ? written : null;
}

/** Seconds above which crawler-commons takes the whole site for closed (SimpleRobotRulesParser, DEFAULT_MAX_CRAWL_DELAY). */
export const LONGEST_DELAY = 300;

/** Names for a sentence: the first few. */
export function namesOf(readers: readonly { readonly name: string }[]): readonly string[] {
  return readers.slice(0, MOST_NAMES).map(({ name }) => name);
}
const MOST_NAMES = 4;
