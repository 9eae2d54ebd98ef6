import type { TextEdit } from '../../../engine/text-edits';
import { rulesOfExceptions } from '../../facts/broken-exceptions';
import { coveringRule } from '../../facts/covering-rule';
import { escaped } from '../../facts/escaped';
import { hasRule } from '../../facts/has-rule';
import { intentOfRule } from '../../facts/intent-of-line';
import { pathShape } from '../../facts/path-shape';
import { isPlainPath } from '../../facts/plain-path';
import { looksLikeRegex } from '../../facts/regex-signs';
import { severalPaths } from '../../facts/several-paths';
import { isValueInDoubt } from '../../facts/value-in-doubt';
import { hasBarePercent, withoutEntities } from '../../facts/wrong-escapes';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { defineRule, type Found } from '../../lint-rule';

const SPACE = /\s/;
/** A path and a slash at the end that a space separates. */
const SPLIT_SLASH = /^(\S*[^\s/])\s+\/$/;
/** A lone slash, or a field that lost its colon. What is meant isn't clear. */
const UNCLEAR = /\s(?:\/(?=\s|$)|(?:user-agent|disallow|allow|sitemap)\s)/i;
/** White space before the start of a comment rather than a part of a path. */
const REMARK = /(?<!\s)\s+(?=\/\/|\((?=[^()]*[a-z]{2})[^()]*\)?$|<!--|--|[–—;])/i;

/** `hasEntity`: the value also has `&amp;`. `isSound`: the path has no other mistake. `isAllow`, `cover`: type of the rule, and the line of one that already covers the path, or 0. `later`: line of a rule that will block the path once it is corrected, or 0. */
type Values = {
  value: string;
  path: string;
  isRemark: boolean;
  hasEntity: boolean;
  isSound: boolean;
  isAllow: boolean;
  cover: number;
  later: number;
};

export const rule = defineRule<Values>({
  dialects: 'crawlers',
  kind: 'mistake',
  fix: 'evident',
  oneCause: ['isRemark', 'hasEntity', 'isSound'],
  check(file, report) {
    for (const line of file.rules) {
      const { value } = line;
      if (line.isTooLong || !SPACE.test(value) || !(value.startsWith('/') || value.startsWith('*'))) continue;
      if (severalPaths(value) !== null || looksLikeRegex(value) || isValueInDoubt(file, line)) continue;
      const one = found(file, line, value);
      // The path may be there in both spellings.
      if (!hasRule(file, line, one.params.path)) report(one);
    }
  },
});

function found(file: LintFile, line: LintLine, value: string): Found<Values> {
  const remark = REMARK.exec(value);
  const hasEntity = remark === null && withoutEntities(value) !== value;
  const written = SPLIT_SLASH.test(value) ? value.replace(SPLIT_SLASH, '$1/') : withoutEntities(value);
  const path = remark === null ? escaped(written) : value.slice(0, remark.index);
  const isSound =
    !UNCLEAR.test(written) && isPlainPath(path) && pathShape(path) === 'rooted' && !hasBarePercent(path);
  const cover = (isSound && coveringRule(file, line, path)?.number) || 0;
  const later = rulesOfExceptions(file).get(line.number) ?? 0;
  const at = value.search(SPACE);
  const rest = value.slice(at).trimStart();
  return {
    line,
    from: line.valueFrom + at,
    to: line.valueTo - rest.length,
    params: {
      value,
      path,
      isRemark: remark !== null,
      hasEntity,
      isSound,
      isAllow: line.kind === 'allow',
      cover,
      later,
    },
    ...(cover > 0 && later === 0 && { kind: 'cosmetic' }),
    intent: intentOfRule(line, path),
    ...((isSound || remark !== null) && { fix: () => [editOf(line, path, remark)] }),
  };
}

function editOf({ valueFrom, valueTo }: LintLine, path: string, remark: RegExpExecArray | null): TextEdit {
  if (remark === null) return [valueFrom, valueTo, path];
  const at = valueFrom + remark.index + remark[0].length;
  return [at, at, '# '];
}
