import { crawlerDialects, type DialectId, google } from '../../dialects';
import { CrawlerRules } from '../../match/crawler-rules';
import type { Rule } from '../../parse';
import type { NoEffect } from '../../proof/rule-effect';
import { RuleList } from '../../proof/rule-list';
import { ruleViews } from '../../proof/rule-views';
import { questionFor } from '../facts/crawlers-meant';
import { memoize } from '../facts/memoize';
import { slidRules } from '../facts/slid-rules';
import type { LintContext } from '../lint-context';
import type { LintFile } from '../lint-file';
import { type Budget, ExaminedList } from './examined-list';
import { coversOf, isCovered, isCoveredAsWritten, isOverruled, opensNothing } from './no-effect';
import { openedBy } from './opened-by';

/** Most work for one file, in compared characters: about a second. */
const MOST_WORK = 100_000_000;
/** Most rules of a file. Proofs for twenty thousand take several times as long as everything else. */
const MOST_RULES = 10_000;

/** Rules without an effect, proven for every crawler and every URL. Lines count from 1. */
export interface FileEffects {
  /**
   * By line, the effects in Google's reading: one for each list of rules with this line. No line of these has an effect
   * in another dialect.
   */
  readonly byLine: ReadonlyMap<number, readonly NoEffect[]>;
  /** Lines that can be removed together, with the rules that decide in their place. */
  readonly removable: ReadonlyMap<number, readonly Rule[]>;
  /** Allow lines that open nothing for the crawlers of their group, with a rule for all others that they would open. */
  readonly openings: ReadonlyMap<number, Rule>;
}

/** Finds the rules without an effect. Pauses after each slice of work. */
export function* fileEffects(file: LintFile): Generator<void, FileEffects> {
  const search = new EffectSearch(file);
  const byLine = file.rules.length > MOST_RULES ? new Map() : yield* search.examine();
  const removable = yield* search.findRemovable(byLine);
  return { byLine, removable, openings: yield* search.findOpenings(byLine) };
}

/** Rules that a crawler follows. Equal rules in other lines share one list. */
interface Place {
  readonly dialect: DialectId;
  /** In order of precedence. */
  readonly rules: readonly Rule[];
  /** Null if nothing is proven about them. */
  readonly list: ExaminedList | null;
}

class EffectSearch {
  readonly #file: LintFile;
  readonly #budget: Budget = { left: MOST_WORK };
  /** By patterns, and by dialect if that matters. */
  readonly #lists = new Map<string, ExaminedList | null>();
  readonly #places: Place[] = [];

  constructor(file: LintFile) {
    this.#file = file;
  }

  /** Returns the lines without an effect and their effects in Google's reading. */
  *examine(): Generator<void, FileEffects['byLine']> {
    const effects = new Map<number, NoEffect[]>();
    const needed = new Set<number>();
    for (const { list, rules } of yield* this.#examineReading(google.id, null)) {
      for (const [index, { line }] of rules.entries()) {
        const effect = list === null ? null : yield* list.effectOf(index, rules);
        if (effect === null) needed.add(line);
        else add(effects, line, effect);
      }
    }
    for (const line of needed) effects.delete(line);
    // A rule without a path is a usual way to say that everything is allowed.
    for (const line of effects.keys()) if (this.#file.google.valueAt(line - 1) === '') effects.delete(line);
    for (const { id } of crawlerDialects) {
      if (id === google.id || effects.size === 0) continue;
      for (const { list, rules } of yield* this.#examineReading(id, effects))
        for (const [index, { line }] of rules.entries()) {
          const isKnown = effects.has(line) && list !== null && (yield* list.effectOf(index, rules)) !== null;
          if (!isKnown) effects.delete(line);
        }
    }
    return new Map([...effects].sort(([a], [b]) => a - b));
  }

  /** Examines the rules of each crawler of a dialect: of all, or of those that follow certain lines. */
  *#examineReading(
    dialect: DialectId,
    lines: ReadonlyMap<number, unknown> | null,
  ): Generator<void, readonly Place[]> {
    const places: Place[] = [];
    for (const view of ruleViews(this.#file.readBy(dialect), withAliases(this.#file.context.crawlers))) {
      yield;
      const rules = [...new Set(view.rules.deciding.map(({ rule }) => rule))];
      if (lines === null || rules.some(({ line }) => lines.has(line)))
        places.push({ dialect, rules, list: yield* this.#listOf(view.rules) });
    }
    this.#places.push(...places);
    return places;
  }

  *#listOf(rules: CrawlerRules): Generator<void, ExaminedList | null> {
    const { id, precedence } = rules.robots.dialect;
    const patterns = rules.deciding.map(({ pattern, rule }) => `${rule.type} ${pattern}`).join('\n');
    // Dialects agree about which paths URLs can have, but for escapes.
    const key = `${patterns.includes('%') ? id : precedence.alwaysAllowed}\n${patterns}`;
    const known = this.#lists.get(key);
    if (known !== undefined) return known;
    const list = yield* ExaminedList.of(rules, this.#budget);
    this.#lists.set(key, list);
    return list;
  }

  /** Finds lines that can be removed together. One of two copies stays, and so does a rule of each group. */
  *findRemovable(byLine: FileEffects['byLine']): Generator<void, FileEffects['removable']> {
    const file = this.#file;
    const removed = this.#candidates(byLine);
    // If a file is too large, more of it would be read without a line.
    if (crawlerDialects.some(({ id }) => file.readBy(id).limitCut !== null)) removed.clear();
    const covers = new Map<number, readonly Rule[]>();
    for (let size = -1; size !== removed.size; ) {
      size = removed.size;
      for (const { dialect, rules, list } of this.#places) {
        const own = [...rules.keys()].filter((index) => removed.has((rules[index] as Rule).line));
        if (own.length === 0 || list === null) continue;
        const isGoogle = dialect === google.id;
        const left = yield* list.remove(own, isGoogle);
        for (const index of own) {
          const { line } = rules[index] as Rule;
          const deciding = left.get(index);
          if (deciding === undefined) removed.delete(line);
          else if (isGoogle)
            covers.set(
              line,
              deciding.map((at) => rules[at] as Rule),
            );
        }
      }
      keepARule(file, removed);
    }
    return new Map([...removed].map((line) => [line, covers.get(line) ?? []]));
  }

  #candidates(byLine: FileEffects['byLine']): Set<number> {
    const file = this.#file;
    // Where a rule always loses, those that its winner covers show what is meant instead.
    const winners = new Set<number>();
    for (const [line, effects] of byLine)
      if (isOverruled(file, line, effects)) for (const winner of coversOf(effects)) winners.add(winner.line);
    const candidates = [...byLine].filter(
      ([line, effects]) =>
        isCovered(file, line, effects) &&
        isCoveredAsWritten(file, line, effects) &&
        !slidRules(file).has(line) &&
        !coversOf(effects).some((cover) => winners.has(cover.line)),
    );
    return new Set(candidates.map(([line]) => line));
  }

  /** Finds Allow lines that would open something if the rules for unnamed crawlers held too. */
  *findOpenings(byLine: FileEffects['byLine']): Generator<void, FileEffects['openings']> {
    const found = new Map<number, Rule>();
    const lines = [...byLine].filter(([line, effects]) => opensNothing(this.#file, line, effects));
    const { google } = this.#file;
    const { deciding } = new CrawlerRules(google, { productTokens: [] });
    if (lines.length === 0 || !deciding.some(({ outcome }) => outcome === 'disallowed')) return found;
    const list = yield* RuleList.of(google.dialect, deciding);
    for (const [line] of lines) {
      const opened = openedBy(list, google.valueAt(line - 1));
      if (opened !== null) found.set(line, opened);
      if (list.isDue) yield;
    }
    return found;
  }
}

/** Crawlers with several names, which combine groups. Any other follows the groups of one name. */
const withAliases = memoize((crawlers: LintContext['crawlers']) =>
  crawlers.filter(({ aliases }) => aliases.length > 0).map(questionFor),
);

function add(effects: Map<number, NoEffect[]>, line: number, effect: NoEffect): void {
  const known = effects.get(line);
  if (known === undefined) effects.set(line, [effect]);
  else known.push(effect);
}

/** Keeps a rule in each group of each dialect, because its user-agent lines would join the next group. */
function keepARule(file: LintFile, removed: Set<number>): void {
  for (const { id } of removed.size === 0 ? [] : crawlerDialects) {
    const { groupTable, table } = file.readBy(id);
    for (const { ruleFrom, ruleTo } of groupTable.groups) {
      const lines = [...groupTable.ruleLines.subarray(ruleFrom, ruleTo)].map((row) => table.number(row));
      if (lines.length > 0 && lines.every((line) => removed.has(line)))
        removed.delete(lines.at(-1) as number);
    }
  }
}
