import { CrawlerRules, selectGroups } from '../../engine';
import type { PartDecision } from '../../engine/proof';
import type { ParsedFile } from '../parsed-file';
import { allCrawlers, type CheckedCrawler } from '../urls/compare/checked-crawlers';
import type { CheckedChange } from './lint-protocol';
import type { LintedFile } from './linted-file';

/** Statements about the verdicts of two texts that are true for every URL. */
export interface TextProof {
  /** True if `changes` covers all URLs with different verdicts. */
  readonly isComplete: boolean;
  /** Newly blocked URLs first. The URL of a change is one path of those that change alike. */
  readonly changes: readonly CheckedChange[];
  /** Lines of the new text that overlap with others in too many ways to prove anything; ascending. */
  readonly unproven: readonly number[];
}

/**
 * Proves which verdicts change if another text replaces the current one: for every crawler of the catalogue,
 * every name in one of the texts, and any other crawler, each in its own dialect. Ignores the server's answer
 * and the file's address because no edit changes them. Yields between pieces of work.
 */
export function* proveTexts(
  { file, context, engine }: LintedFile,
  after: ParsedFile,
  first: readonly CheckedCrawler[] = [],
): Generator<void, TextProof> {
  const changes = new Map<string, FoundChange>();
  const unproven = new Set<number>();
  let isComplete = true;
  let starFollowers = 0;
  const crawlers = yield* allCrawlers([file, after], context.crawlers, first);
  for (const { rules, names, followsStar, crawler } of yield* treatedAlike(crawlers, file, after)) {
    const found = yield* engine.difference(rules[0].robots, rules[1].robots, crawler);
    isComplete &&= found.isComplete;
    if (followsStar) starFollowers += names.length;
    for (const { line } of found.unproven) unproven.add(line);
    for (const part of found.parts) {
      const change = { url: part.path, before: verdictOf(part.before), after: verdictOf(part.after) };
      const key = JSON.stringify(change);
      const known = changes.get(key) ?? { ...change, named: [], others: [] };
      changes.set(key, known);
      (followsStar ? known.others : known.named).push(...names);
    }
    yield;
  }
  return {
    isComplete,
    changes: [...changes.values()].map((change) => toChange(change, starFollowers)).sort(byImportance),
    unproven: [...unproven].sort((a, b) => a - b),
  };
}

/** A change with the names of the crawlers that follow a group for their name, and of the others. */
interface FoundChange extends Omit<CheckedChange, 'crawlers'> {
  readonly named: string[];
  readonly others: string[];
}

/** Crawlers that follow the same groups in both texts and read them alike. */
interface Alike {
  readonly crawler: CheckedCrawler;
  readonly names: string[];
  readonly rules: readonly [CrawlerRules, CrawlerRules];
  /** True if neither text has a group that names them. */
  readonly followsStar: boolean;
}

function* treatedAlike(
  crawlers: readonly CheckedCrawler[],
  before: ParsedFile,
  after: ParsedFile,
): Generator<void, Iterable<Alike>> {
  const alike = new Map<string, Alike>();
  for (const crawler of crawlers) {
    const files = [before.readBy(crawler.dialect), after.readBy(crawler.dialect)] as const;
    const rules = [new CrawlerRules(files[0], crawler), new CrawlerRules(files[1], crawler)] as const;
    const key = `${rules[0].key} ${rules[1].key}`;
    const followsStar = files.every((robots) => isUnnamed(selectGroups(robots, crawler).reason));
    const known = alike.get(key) ?? { crawler, names: [], rules, followsStar };
    alike.set(key, known);
    known.names.push(crawler.names[0] ?? '');
    yield;
  }
  return alike.values();
}

function isUnnamed(reason: ReturnType<typeof selectGroups>['reason']): boolean {
  return reason === 'global' || reason === 'none';
}

/** Names all crawlers that follow no group of their own as `*` if the change is the same for each of them. */
function toChange({ named, others, ...change }: FoundChange, starFollowers: number): CheckedChange {
  return { ...change, crawlers: [...named, ...(others.length === starFollowers ? ['*'] : others)] };
}

function byImportance(a: CheckedChange, b: CheckedChange): number {
  const newlyBlocked = Number(b.after.outcome === 'disallowed') - Number(a.after.outcome === 'disallowed');
  return newlyBlocked || a.url.length - b.url.length;
}

function verdictOf({ outcome, rule }: PartDecision): CheckedChange['before'] {
  return { outcome, line: rule?.line ?? 0 };
}
