import { gluedHash } from '../../facts/glued-hash';
import { intentOfRule } from '../../facts/intent-of-line';
import { matchesAll } from '../../facts/matches-all';
import { defineRule } from '../../lint-rule';

export const rule = defineRule<{
  type: string;
  cut: string;
  rest: string;
  path: string;
  isLiteral: boolean;
}>({
  dialects: 'all',
  kind: 'mistake',
  fix: 'choice',
  oneCause: ['type', 'isLiteral'],
  check(file, report) {
    // Evidence that paths of the site contain the sign. Otherwise the rest may be a fragment, which no URL has in a request.
    const isLiteral = file.rules.some(({ value }) => value.includes('%23'));
    for (const line of file.rules) {
      const hash = gluedHash(line, file.text);
      if (!hash?.isInPath) continue;
      const path = `${line.value}%23${hash.rest}`;
      report({
        line,
        from: hash.at,
        to: hash.at + 1 + hash.rest.length,
        params: { type: line.kind, cut: line.value, rest: `#${hash.rest}`, path, isLiteral },
        intent: intentOfRule(line, path),
        // The whole path may be meant, unless it is the whole site.
        ...(!isLiteral && !matchesAll(line.value) && { kind: 'risk' as const }),
        ...(isLiteral && { fix: () => [[hash.at, hash.at + 1, '%23']] }),
      });
    }
  },
});
