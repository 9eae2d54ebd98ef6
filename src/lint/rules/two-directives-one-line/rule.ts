import type { TextEdit } from '../../../engine/text-edits';
import { directivesIn, type InnerDirective } from '../../facts/directives-in-line';
import { intentOfLine } from '../../facts/intent-of-line';
import { matchesAll } from '../../facts/matches-all';
import type { LintLine } from '../../lint-line';
import { atDirective, defineRule } from '../../lint-rule';

/**
 * `left`: number of entries that the fix leaves. `glued`: field of the second entry if nothing separates it from the first. `isWholeSite`: the first
 * would then be a rule about the whole site, which is hardly meant.
 */
export const rule = defineRule<{
  field: string;
  count: number;
  left: number;
  glued: string;
  isWholeSite: boolean;
}>({
  dialects: 'all',
  kind: 'mistake',
  fix: 'evident',
  check(file, report) {
    for (const line of file.directives) {
      if (line.kind === 'other') continue;
      const found = directivesIn(line);
      if (found === null) continue;
      const { rest: others } = found;
      const intent = intentOfLine(line.kind, found);
      const [first] = others as readonly [InnerDirective, ...InnerDirective[]];
      const { isGlued } = first;
      const isWholeSite = isGlued && line.isRule && matchesAll(found.firstValue);
      const last = others.at(-1);
      const isRepeated = last !== undefined && isRule(file.lines[line.number], last);
      report({
        ...atDirective(line),
        params: {
          field: line.field,
          count: others.length + 1,
          left: others.length + (isRepeated ? 0 : 1),
          glued: isGlued ? file.text.slice(first.from, first.from + first.name.length) : '',
          isWholeSite,
        },
        ...(intent === null ? { kind: 'risk' } : { intent }),
        ...(isRepeated && { kind: 'cosmetic' }),
        ...(!isWholeSite && {
          fix: () =>
            others.map(
              ({ blankFrom, from, to }, index): TextEdit =>
                isRepeated && index === others.length - 1 ? [blankFrom, to, ''] : [blankFrom, from, '\n'],
            ),
        }),
      });
    }
  },
});

/** Returns whether a line is this rule. Splitting the line above would then write it twice. */
function isRule(line: LintLine | undefined, { name, value }: InnerDirective): boolean {
  return line?.isRule === true && line.kind === name && line.value === value;
}
