import { keepsARule } from '../../facts/keeps-a-rule';
import { removeLines } from '../../facts/remove-lines';
import { slidIn } from '../../facts/slid-rules';
import { atField, defineRule } from '../../lint-rule';

export const rule = defineRule<{ path: string }>({
  dialects: 'crawlers',
  kind: 'cosmetic',
  fix: 'neutral',
  check(file, report) {
    for (const group of file.groups) {
      const { rules: lines, isGlobal } = group;
      // Without a rule that blocks something, an empty Disallow is the usual way to allow everything.
      const other = lines.find(({ kind, value }) => kind === 'disallow' && value !== '');
      // If rules slid into the group, another rule says so. An empty Disallow shows what the group was for.
      if (other === undefined || slidIn(file, group).opener !== undefined) continue;
      for (const line of lines) {
        if (line.kind !== 'disallow' || line.value !== '') continue;
        report({
          ...atField(line),
          related: [other.number],
          params: { path: other.value },
          // Don't remove evidence: an empty Disallow at the start of a group for certain crawlers may mean that the rules below it are in the
          // wrong group.
          ...(keepsARule(lines, line) &&
            (isGlobal || line !== lines[0]) && { fix: () => removeLines(file, [line]) }),
        });
      }
    }
  },
});
