import type { Params } from '../finding';
import type { LintContext } from '../lint-context';
import { atValue, defineRule, type LintRule } from '../lint-rule';
import { agentLinesWith } from './agent-value';
import { blocksAll } from './matches-all';
import { repeatedName } from './repeated-name';
import { weightOfNames } from './weight-of-names';

/**
 * `names`: crawlers that the line evidently means. `isName`: true if crawlers read the name as theirs in spite of the star. `isBare`: true
 * if it is the name between the stars, whose crawler may be unknown.
 */
type StarredValues = Params & { names: readonly string[]; isName?: boolean; isBare?: boolean };

/** `isRepeated`: another line has the name alone and the same rules. */
type Written = { value: string; isRepeated: boolean };

/** Builds a rule about a star in a crawler's name. `valuesOf` returns the additional values of its texts. */
export function starredNameRule<P extends StarredValues>(
  mistake: 'star-in-front' | 'star-behind',
  valuesOf: (value: string, context: LintContext) => P,
): LintRule<P & Written> {
  return defineRule<P & Written>({
    dialects: 'all',
    kind: 'mistake',
    fix: 'evident',
    oneCause: ['isBare', 'isRepeated'],
    check(file, report) {
      for (const line of agentLinesWith(file, mistake)) {
        const { value } = line;
        const values = valuesOf(value, file.context);
        const { names, isBare } = values;
        // An unknown crawler that is shut out is meant to stay out.
        const weight: ReturnType<typeof weightOfNames> =
          isBare && blocksAll(file.groupOf(line))
            ? { intent: { kind: 'agents', names } }
            : weightOfNames(names, file.context);
        // A star behind an unknown name: its crawler may compare the star too.
        if (mistake === 'star-behind' && weight.intent === undefined) continue;
        const repeated = values.isName === true ? repeatedName(file, line, names.join()) : null;
        report({
          ...atValue(line),
          params: { ...values, value, isRepeated: repeated !== null },
          ...weight,
          // Several crawlers may be meant, or none of them.
          ...(names.length > 1 && { kind: 'risk' as const }),
          ...(values.isName === true && { kind: 'cosmetic' as const }),
          // Several names would be more than the line evidently means.
          ...(names.length === 1 && { fix: () => [[line.valueFrom, line.valueTo, names.join()]] }),
          ...repeated,
        });
      }
    },
  });
}
