import type { Dialect } from '../dialects/dialect';
import { globMatches } from '../match/glob';
import type { Rule } from '../parse';
import { isWorthMore, type NoProof } from './examined-rules';
import { overlapOf } from './overlap';
import { type Entry, mayOverlap, type RuleList } from './rule-list';

/**
 * Returns whether two lists of the same dialect are proven to give every URL the same verdict. Stops at the first
 * difference. Pauses after each slice of work.
 */
export function* areEqual(list: RuleList, other: RuleList, dialect: Dialect): Generator<void, boolean> {
  const found = new FoundParts(list, other, true);
  yield* searchBoth(found, list, other, dialect);
  return found.isEmpty;
}

/** Looks for differences in both directions. */
export function* searchBoth(
  found: FoundParts,
  list: RuleList,
  other: RuleList,
  { precedence }: Dialect,
): Generator<void, void> {
  const isRankedByPattern = precedence.order === 'longest';
  yield* search(found, list, other, isRankedByPattern);
  yield* search(found, other, list, isRankedByPattern);
}

/** The words with different verdicts found so far, by the pair of patterns that decide them. */
export class FoundParts {
  readonly one: RuleList;
  readonly other: RuleList;
  readonly parts = new Map<string, { before: Entry | null; after: Entry | null; words: Set<string> }>();
  isComplete = true;
  /** The reason why it isn't complete, besides rules that are left out. */
  limit: NoProof | null = null;
  readonly unproven = new Set<Rule>();

  /** True if any difference is enough. */
  readonly #needsOne: boolean;

  constructor(one: RuleList, other: RuleList, needsOne = false) {
    this.one = one;
    this.other = other;
    this.#needsOne = needsOne;
  }

  /** True if nothing more needs to be found. */
  get isEnough(): boolean {
    return this.#needsOne && !this.isEmpty;
  }

  /** True if no difference was found, and nothing was left out. */
  get isEmpty(): boolean {
    return this.isComplete && this.parts.size === 0;
  }

  /** Adds a word if its verdicts differ. */
  add(word: string): void {
    const before = this.one.strongest(word);
    const after = this.other.strongest(word);
    if ((before?.blocks === true) === (after?.blocks === true)) return;
    const key = `${before?.rank} ${after?.rank}`;
    const known = this.parts.get(key);
    if (known === undefined) this.parts.set(key, { before, after, words: new Set([word]) });
    else known.words.add(word);
  }

  /** Notes that a rule overlaps with another in too many ways. */
  leaveOut(...entries: readonly Entry[]): void {
    this.isComplete = false;
    for (const { rule } of entries)
      if (rule !== null && this.other.entriesOf.has(rule)) this.unproven.add(rule);
  }
}

/**
 * Adds the words of rules that only the first list has, and what they share with rules of the other kind in the second.
 *
 * @param isRankedByPattern true if equal rules have the same place in both lists, relative to all other rules. Then
 * those in both lists need not be looked at.
 */
function* search(
  found: FoundParts,
  list: RuleList,
  other: RuleList,
  isRankedByPattern: boolean,
): Generator<void, void> {
  if (isRankedByPattern) yield* other.prepareHas();
  yield* other.prepareOverlapping(true);
  yield* other.prepareOverlapping(false);
  for (const entry of list.entries) {
    list.work.count += entry.pattern.length;
    if (list.isDue) yield;
    if (isRankedByPattern && other.has(entry)) continue;
    if (found.isEnough) return;
    if (!isWorthMore(list) || !isWorthMore(other)) {
      found.isComplete = false;
      found.limit = { kind: 'work' };
      return;
    }
    for (const word of entry.words) {
      if (list.isDue) yield;
      const winner = list.strongest(word);
      if (winner !== null && winner.rank < entry.rank) continue;
      found.add(word);
      const lowest = other.strongest(word)?.rank ?? Number.POSITIVE_INFINITY;
      for (const stronger of other.overlapping(word, -1, lowest, !entry.blocks)) {
        for (const shape of stronger.shapes) {
          if (!mayOverlap(word, shape)) continue;
          const shared = globMatches(entry.glob, shape) ? [shape] : overlapOf(word, shape, list.work);
          if (shared === null) found.leaveOut(entry, stronger);
          for (const each of shared ?? []) for (const path of list.paths.possibleOf(each)) found.add(path);
          if (list.isDue) yield;
        }
        if (other.isDue) yield;
      }
    }
  }
}
