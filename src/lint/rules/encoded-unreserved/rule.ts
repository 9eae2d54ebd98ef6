import { rfc9309 } from '../../../engine/dialects';
import { intentOfRule } from '../../facts/intent-of-line';
import { isPlainPath } from '../../facts/plain-path';
import { defineRule } from '../../lint-rule';

const ESCAPE = /%[0-9A-Fa-f]{2}/g;

export const rule = defineRule<{ value: string; path: string; octet: string; character: string }>({
  dialects: 'crawlers',
  kind: 'mistake',
  fix: 'evident',
  oneCause: [],
  check(file, report) {
    for (const line of file.rules) {
      const { value } = line;
      const index = line.isPlain ? -1 : firstDecoded(value);
      if (index < 0 || !isPlainPath(value)) continue;
      const octet = value.slice(index, index + 3);
      const path = value.replace(ESCAPE, (one) => characterOf(one) ?? one);
      const at = line.valueFrom + index;
      report({
        line,
        from: at,
        to: at + 3,
        params: { value, path, octet, character: characterOf(octet) ?? '' },
        intent: intentOfRule(line, path),
        fix: () => [[line.valueFrom, line.valueTo, path]],
      });
    }
  },
});

/** Returns the index of the first escape that is decoded, or -1. */
function firstDecoded(value: string): number {
  for (const { 0: octet, index } of value.matchAll(ESCAPE)) if (characterOf(octet) !== null) return index;
  return -1;
}

const characters = new Map<string, string | null>();

/** Returns the character that RFC 9309 decodes an escape to; null if it keeps the escape. */
function characterOf(octet: string): string | null {
  const known = characters.get(octet);
  if (known !== undefined) return known;
  const decoded = rfc9309.paths.normalize(octet);
  const character = decoded.length === 1 ? decoded : null;
  characters.set(octet, character);
  return character;
}
