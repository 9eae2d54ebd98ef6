import { keepsARule } from '../../facts/keeps-a-rule';
import { removeLines } from '../../facts/remove-lines';
import { slidRules } from '../../facts/slid-rules';
import { atField, defineRule } from '../../lint-rule';

export const rule = defineRule<{ path: string }>({
  dialects: 'crawlers',
  kind: 'cosmetic',
  fix: 'neutral',
  check(file, report) {
    for (const { rules: lines, agents } of file.groups) {
      const isForAll = agents.some(({ isGlobal }) => isGlobal);
      // Without a rule that blocks something, an empty Disallow is the usual way to allow everything.
      const other = lines.find(({ kind, value }) => kind === 'disallow' && value !== '');
      if (other === undefined) continue;
      for (const line of lines) {
        if (line.kind !== 'disallow' || line.value !== '') continue;
        report({
          ...atField(line),
          related: [other.number],
          params: { path: other.value },
          // At the start of a group for some crawlers, the line may show that they were meant to see everything, and that the other rules slid
          // into the group. A rule that slid into a foreign group is a trace of that mistake too.
          ...(keepsARule(lines, line) &&
            (isForAll || line !== lines[0]) &&
            !slidRules(file).has(line.number) && {
              fix: () => removeLines(file, [line]),
            }),
        });
      }
    }
  },
});
