import { directivesIn } from '../../facts/directives-in-line';
import { foundOf } from '../../facts/field-mistake';
import { fieldMistakes } from '../../facts/field-mistakes';
import { intentOfLine } from '../../facts/intent-of-line';
import type { Edit } from '../../finding';
import type { LintRule } from '../../lint-rule';

export const rule: LintRule = {
  dialects: 'all',
  severity: 'by-effect',
  fix: 'evident',
  check(file, report) {
    for (const mistake of fieldMistakes(file).values()) {
      if (mistake.kind !== 'no-colon') continue;
      const found = foundOf(file, mistake);
      const inner = directivesIn(mistake);
      if (inner === null) {
        report(found);
        continue;
      }
      // "User-agent * Disallow: /": the line that lacks its colon has another one behind it.
      const intent = intentOfLine(mistake.meant.toLowerCase(), inner);
      const first = inner.firstValue;
      report({
        ...found,
        params: { ...found.params, value: first },
        ...(intent !== null && { intent }),
        fix: (): readonly Edit[] => [
          [mistake.fieldFrom, mistake.valueFrom, `${mistake.meant}: `],
          ...inner.others.map(({ blankFrom, from }): Edit => [blankFrom, from, '\n']),
        ],
      });
    }
  },
};
