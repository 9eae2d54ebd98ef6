import { hasRule } from '../../facts/has-rule';
import { memoize } from '../../facts/memoize';
import { isPlainPath } from '../../facts/plain-path';
import { PrefixIndex } from '../../facts/prefix-index';
import { hasStrayLetters } from '../../facts/stray-letters';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule } from '../../lint-rule';

/** Any non-ASCII character. */
const LETTER = /[^\p{ASCII}]/u;
/** Other rules report most of these: undecodable bytes (lone surrogates), quotes and invisible characters. */
const OTHER = /[\p{Cs}\p{Cf}\p{Cc}\p{Cn}\p{Z}\p{Pi}\p{Pf}„‚`]/u;
const BEYOND_ASCII = /[^\p{ASCII}]+/gu;

/** `letters`: those beyond ASCII. `isStray`: they probably don't belong to the path. */
type Values = { value: string; letters: string; escaped: string; count: number; isStray: boolean };

export const rule = defineRule<Values>({
  dialects: 'crawlers',
  kind: 'cosmetic',
  fix: 'neutral',
  oneCause: [],
  check(file, report) {
    const { normalize } = file.google.dialect.paths;
    const toEscapes = (value: string): string => value.replace(BEYOND_ASCII, (letters) => normalize(letters));
    const valuesOf = (line: LintLine, count: number, isStray: boolean): Values => ({
      value: line.value,
      letters: line.value.match(BEYOND_ASCII)?.join('') ?? '',
      escaped: toEscapes(line.value),
      count,
      isStray,
    });
    const all = file.rules.filter(
      (line) =>
        !line.isPlain &&
        LETTER.test(line.value) &&
        isPlainPath(line.value) &&
        !OTHER.test(line.value) &&
        !hasRule(file, line, toEscapes(line.value)) &&
        !isCovered(file, line),
    );
    const lines: LintLine[] = [];
    for (const line of all) {
      if (hasStrayLetters(line.value))
        report({ ...atValue(line), kind: 'advice', params: valuesOf(line, 1, true) });
      else lines.push(line);
    }
    const [first, ...rest] = lines;
    if (first === undefined) return;
    // Such paths work as they are, so all lines share one finding.
    report({
      ...atValue(first),
      related: rest.map(({ number }) => number),
      params: valuesOf(first, lines.length, false),
      fix: () => lines.map(({ valueFrom, valueTo, value }) => [valueFrom, valueTo, toEscapes(value)]),
    });
  },
});

/** Kinds of the rules without wildcards, by path, for each group. Of two rules with one path, Allow wins. */
const kindsByPath = memoize((file: LintFile): ReadonlyMap<number, PrefixIndex<LintLine['kind']>> => {
  const kinds = new Map<number, Map<string, LintLine['kind']>>();
  for (const { number, kind, value } of file.rules) {
    if (value === '' || /[*$]/.test(value)) continue;
    const group = file.groupAt(number);
    const ofGroup = kinds.get(group) ?? new Map<string, LintLine['kind']>();
    kinds.set(group, ofGroup);
    if (ofGroup.get(value) !== 'allow') ofGroup.set(value, kind);
  }
  return new Map([...kinds].map(([group, ofGroup]) => [group, new PrefixIndex(ofGroup)]));
});

/**
 * Returns whether other rules decide in place of a rule (see shadowed-rule), or a rule of its kind and group has a path
 * that the start of this one begins with. Unlikely URLs that other wildcards match too don't count then.
 */
function isCovered(file: LintFile, { number, kind, value }: LintLine): boolean {
  if (file.effects.removable.has(number)) return true;
  const start = /^[^*\P{ASCII}]*/u.exec(value)?.[0] ?? '';
  return kindsByPath(file).get(file.groupAt(number))?.longest(start, 1)?.[0] === kind;
}
