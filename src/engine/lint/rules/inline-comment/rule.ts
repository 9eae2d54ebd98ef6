import { gluedHash } from '../../facts/glued-hash';
import { defineRule } from '../../lint-rule';

export const rule = defineRule<{ path: string }>({
  dialects: 'all',
  kind: 'advice',
  fix: 'neutral',
  check(file, report) {
    for (const line of file.rules) {
      const hash = gluedHash(line, file.text);
      if (hash === null || hash.isInPath) continue;
      report({
        line,
        from: hash.at,
        to: hash.at + 1,
        params: { path: line.value },
        fix: () => [[hash.at, hash.at, ' ']],
      });
    }
  },
});
