import { hasRule } from '../../facts/has-rule';
import { intentOfRule } from '../../facts/intent-of-line';
import { looksLikeRegex } from '../../facts/regex-signs';
import { severalPaths } from '../../facts/several-paths';
import { isValueInDoubt } from '../../facts/value-in-doubt';
import type { LintLine } from '../../lint-line';
import { defineRule, type Found } from '../../lint-rule';

const SPACE = /\s/;
/** White space before the start of a comment rather than a part of a path. */
const REMARK = /(?<!\s)\s+(?=\/\/|\((?=[^()]*[a-z]{2})[^()]*\)?$|<!--|--|[–—;])/i;
/** White space slipped into a URL before a sign that separates parameters. */
const SLIP = /(?<!\s)\s+(?=[&?=])/g;

type Values = { value: string; path: string; isRemark: boolean };

export const rule = defineRule<Values>({
  dialects: 'crawlers',
  kind: 'mistake',
  fix: 'evident',
  oneCause: ['isRemark'],
  check(file, report) {
    for (const line of file.rules) {
      const { value } = line;
      if (line.isTooLong || !SPACE.test(value) || !(value.startsWith('/') || value.startsWith('*'))) continue;
      if (severalPaths(value) !== null || looksLikeRegex(value) || isValueInDoubt(file, line)) continue;
      const one = found(line, value);
      // The path may be there in both spellings.
      if (!hasRule(file, line, one.params.path)) report(one);
    }
  },
});

function found(line: LintLine, value: string): Found<Values> {
  const remark = REMARK.exec(value);
  const path = remark === null ? escaped(value) : value.slice(0, remark.index);
  const at = value.search(SPACE);
  const length = /^\s+/.exec(value.slice(at))?.[0].length ?? 1;
  return {
    line,
    from: line.valueFrom + at,
    to: line.valueFrom + at + length,
    params: { value, path, isRemark: remark !== null },
    intent: intentOfRule(line, path),
    fix: () =>
      remark === null
        ? [[line.valueFrom, line.valueTo, path]]
        : [
            [
              line.valueFrom + remark.index + remark[0].length,
              line.valueFrom + remark.index + remark[0].length,
              '# ',
            ],
          ],
  };
}

/** Escapes white space inside a URL and removes the rest. */
function escaped(value: string): string {
  return value
    .replace(SLIP, '')
    .replace(/\s/g, (space) => `%${space.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}
