import { inSlices } from '../../../engine/collections';
import { intentOfRule } from '../../facts/intent-of-line';
import { pathShape } from '../../facts/path-shape';
import { isValueInDoubt } from '../../facts/value-in-doubt';
import { atValue, defineRule } from '../../lint-rule';

/** Start of an extension, a query or a parameter: any page may come before it. */
const PART_OF_PATH = /^(?:\.[a-z0-9]{1,5}\$?$|[?&=])/i;
/** Without a slash, dot or sign it may be the start of many names: `or` of `/order`. */
const WORD = /^[\w-]+$/;
/** With more words than this, a single fix would block more than anyone can check. */
const MOST_WORDS = 3;

export const rule = defineRule<{ value: string; path: string; isWord: boolean; hasBackslash: boolean }>({
  dialects: 'crawlers',
  kind: 'mistake',
  fix: 'evident',
  oneCause: ['isWord', 'hasBackslash'],
  *check(file, report) {
    const lines = file.rules.filter(
      (line) => /^(?:bare|backslash)$/.test(pathShape(line.value)) && !isValueInDoubt(file, line),
    );
    const words = new Set(lines.flatMap(({ value }) => (WORD.test(value) ? [value] : [])));
    yield* inSlices(lines, (line) => {
      const isWord = words.has(line.value);
      const hasBackslash = line.value.includes('\\');
      const path = withSlashes(line.value);
      report({
        ...atValue(line),
        params: { value: line.value, path, isWord, hasBackslash },
        intent: intentOfRule(line, path),
        ...((!isWord || words.size <= MOST_WORDS) && { fix: () => [[line.valueFrom, line.valueTo, path]] }),
      });
    });
  },
});

/** Returns the path as URLs have it: with a slash at the start, and without backslashes. */
function withSlashes(value: string): string {
  // Among slashes, a backslash at the end is a slip.
  const written = value.replace(/^([^\\]*\/[^\\]*)\\$/, '$1');
  const path = written.replaceAll('\\', '/').replace(/^\.\//, '');
  if (/^[/*]/.test(path)) return path;
  return (PART_OF_PATH.test(value) ? '/*' : '/') + path;
}
