import { directivesIn } from '../../facts/directives-in-line';
import { intentOfLine } from '../../facts/intent-of-line';
import type { Edit } from '../../finding';
import { atDirective, defineRule } from '../../lint-rule';

export const rule = defineRule<{ field: string; count: number }>({
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
      report({
        ...atDirective(line),
        params: { field: line.field, count: others.length + 1 },
        ...(intent === null ? { kind: 'risk' } : { intent }),
        fix: () => others.map(({ blankFrom, from }): Edit => [blankFrom, from, '\n']),
      });
    }
  },
});
