import { asciiLowerCase } from '../../match/ascii';
import type { LintFile } from '../lint-file';
import type { LintGroup } from '../lint-group';
import { memoize } from './memoize';

/** A group that names what an earlier group names. */
export interface RepeatedAgents {
  readonly group: LintGroup;
  /** The first group with one of the names. */
  readonly first: LintGroup;
  /** The names as written in the later group, and their lines; at least one. */
  readonly names: readonly string[];
  readonly lines: readonly number[];
}

/** All groups of a file that name somebody whom an earlier group names, `*` among them. */
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
