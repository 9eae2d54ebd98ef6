import { rfc9309 } from '../../../dialects';
import { isPlainPath } from '../../facts/plain-path';
import type { LintRule } from '../../lint-rule';

const ESCAPE = /%[0-9A-Fa-f]{2}/g;

export const rule: LintRule = {
  dialects: ['google', 'rfc9309', 'bing', 'yandex'],
  severity: 'by-effect',
  fix: 'evident',
  check(file, report) {
    if (!file.text.includes('%')) return;
    for (const line of file.rules) {
      const { value } = line;
      if (!value.includes('%') || !isPlainPath(value)) continue;
      const path = value.replace(ESCAPE, (octet) => characterOf(octet) ?? octet);
      if (path === value) continue;
      const [first] = [...value.matchAll(ESCAPE)].filter(([octet]) => characterOf(octet) !== null);
      const at = line.valueFrom + (first?.index ?? 0);
      report({
        line,
        from: at,
        to: at + 3,
        params: { value, path, octet: first?.[0] ?? '', character: characterOf(first?.[0] ?? '') ?? '' },
        intent: { kind: 'rules', rules: [{ type: line.kind === 'allow' ? 'allow' : 'disallow', path }] },
        fix: () => [[line.valueFrom, line.valueTo, path]],
      });
    }
  },
};

const characters = new Map<string, string | null>();

/** The character that RFC 9309 decodes an escape to; null where it keeps the escape. */
function characterOf(octet: string): string | null {
  const known = characters.get(octet);
  if (known !== undefined) return known;
  const decoded = rfc9309.paths.normalize(octet);
  const character = decoded.length === 1 ? decoded : null;
  characters.set(octet, character);
  return character;
}
