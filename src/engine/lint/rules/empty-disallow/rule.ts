import { keepsARule } from '../../facts/keeps-a-rule';
import { removeLines } from '../../facts/remove-lines';
import { slidRules } from '../../facts/slid-rules';
import { atField, defineRule } from '../../lint-rule';

export const rule = defineRule<{ path: string }>({
  dialects: 'crawlers',
  kind: 'cosmetic',
  fix: 'neutral',
  check(file, report) {
    for (const { rules: lines, isGlobal } of file.groups) {
      // Without a rule that blocks something, an empty Disallow is the usual way to allow everything.
      const other = lines.find(({ kind, value }) => kind === 'disallow' && value !== '');
      if (other === undefined) continue;
      for (const line of lines) {
        if (line.kind !== 'disallow' || line.value !== '') continue;
        report({
          ...atField(line),
          related: [other.number],
          params: { path: other.value },
          // Don't remove evidence: an empty Disallow at the start of a group for certain crawlers may mean that the rules below it are in the
          // wrong group, and so may one that is itself among such rules.
          ...(keepsARule(lines, line) &&
            (isGlobal || line !== lines[0]) &&
            !slidRules(file).has(line.number) && {
              fix: () => removeLines(file, [line]),
            }),
        });
      }
    }
  },
});
