import { asciiLowerCase } from '../../engine/ascii';
import { memoize } from '../../engine/collections';
import type { LintFile } from '../lint-file';
import type { LintGroup } from '../lint-group';

/** A group that names a crawler of an earlier group. */
export interface RepeatedAgents {
  readonly group: LintGroup;
  /** First group with one of the names. */
  readonly first: LintGroup;
  /** At least one name as written in the later group, and its line. */
  readonly names: readonly string[];
  readonly lines: readonly number[];
}

/** Returns all groups that name a crawler of an earlier group, including `*`. */
export const repeatedAgents = memoize((file: LintFile): readonly RepeatedAgents[] => {
  const firstGroups = new Map<string, LintGroup>();
  const found: RepeatedAgents[] = [];
  for (const group of file.groups) {
    const repeated = group.agents.filter(
      ({ value }) => (firstGroups.get(asciiLowerCase(value)) ?? group) !== group,
    );
    for (const { value } of group.agents) {
      const name = asciiLowerCase(value);
      if (value !== '' && !firstGroups.has(name)) firstGroups.set(name, group);
    }
    const [one] = repeated;
    if (one === undefined) continue;
    found.push({
      group,
      first: firstGroups.get(asciiLowerCase(one.value)) as LintGroup,
      names: repeated.map(({ value }) => value),
      lines: repeated.map(({ line }) => line),
    });
  }
  return found;
});
