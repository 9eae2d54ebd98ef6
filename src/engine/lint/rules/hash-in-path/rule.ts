import { gluedHash } from '../../facts/glued-hash';
import { intentOfRule } from '../../facts/intent-of-line';
import { defineRule } from '../../lint-rule';

export const rule = defineRule<{ type: string; cut: string; rest: string; path: string }>({
  dialects: 'all',
  severity: 'by-effect',
  fix: 'choice',
  check(file, report) {
    for (const line of file.rules) {
      const hash = gluedHash(line, file.text);
      if (!hash?.isInPath) continue;
      const path = `${line.value}%23${hash.rest}`;
      report({
        line,
        from: hash.at,
        to: hash.at + 1 + hash.rest.length,
        params: { type: line.kind, cut: line.value, rest: `#${hash.rest}`, path },
        intent: intentOfRule(line, path),
        // It looks like a fragment, which is never part of a requested URL.
        ...(/^[/!]/.test(hash.rest) && { severity: 'note' }),
        fix: () => [[hash.at, hash.at + 1, '%23']],
      });
    }
  },
});
