import { compileGlob } from '../../engine/match';
import type { Rule } from '../../engine/parse';
import { type Entry, gapWordsOf, mayOverlap, overlapOf, type RuleList } from '../../engine/proof';

/**
 * Returns the first Disallow rule of a list to which an Allow rule with this pattern would be an exception. Null if there
 * is none, or if none is found within the limits of the search.
 */
export function openedBy(list: RuleList, pattern: string): Rule | null {
  const wouldOpen = (entry: Entry | null): entry is Entry =>
    entry?.blocks === true && entry.pattern.length < pattern.length;
  let found: Rule | null = null;
  const add = (entry: Entry | null): void => {
    if (wouldOpen(entry) && entry.rule !== null && !(found !== null && found.line <= entry.rule.line))
      found = entry.rule;
  };
  for (const shape of gapWordsOf(compileGlob(pattern))) {
    for (const word of list.paths.possibleOf(shape)) {
      add(list.strongest(word));
      for (const entry of list.overlapping(word, -1, Number.POSITIVE_INFINITY, true)) {
        if (!wouldOpen(entry)) continue;
        for (const other of entry.shapes) {
          if (!mayOverlap(word, other)) continue;
          for (const shared of overlapOf(word, other, list.work) ?? [])
            for (const each of list.paths.possibleOf(shared)) add(list.strongest(each));
        }
      }
    }
  }
  return found;
}
