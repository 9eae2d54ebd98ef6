import type { NoEffect } from '../../../engine/proof';
import { alikeInGroups } from '../../facts/alike-in-groups';
import { intentOfRule } from '../../facts/intent-of-line';
import { isPlainPath } from '../../facts/plain-path';
import { severalPaths } from '../../facts/several-paths';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule } from '../../lint-rule';

/** Characters that the URL Standard escapes: some only before a `?`, and `'` only behind it. */
const ESCAPED = /["<>`{}']/g;
/** Placeholders of templates: `{{ url }}`, `{id}`, `<name>`. */
const PLACEHOLDER = /\{[^{}]*\}|<[^<>]*>/;

/** A segment of dots inside a path. */
const DOTS = /^[^?]*\/\.{1,2}(?:[/?]|$)/;
/** Such a segment with what it removes. */
const DOTS_AND_PARENT = /(?<=^[^?]*)(?:\/\.\/|^\/\.\.\/|\/(?!\.\.?\/)[^/*?]+\/\.\.\/)/;

export const rule = defineRule<{
  value: string;
  /** The sign that addresses have only escaped; empty if the problem is a segment of dots. */
  sign: string;
  escaped: string;
  /** The text that was probably meant; empty if that isn't clear. */
  path: string;
  isPlaceholder: boolean;
  others: number;
}>({
  dialects: 'crawlers',
  kind: 'mistake',
  fix: 'evident',
  check(file, report) {
    for (const [line, ...rest] of alikeInGroups(file, unmatched(file))) {
      const { because, at } = obstacleOf(file, line) as Obstacle;
      const { value } = line;
      const sign = because === 'character' ? value.charAt(at) : '';
      const path = possiblePath(value);
      const isPlaceholder = PLACEHOLDER.test(value);
      const fixed = [line, ...rest].filter((each) => isFixable(each.value));
      report({
        ...atValue(line),
        related: rest.map(({ number }) => number),
        params: {
          value,
          sign,
          escaped: escapeOf(sign),
          path: isPlaceholder || isFixable(value) ? path : '',
          isPlaceholder,
          others: rest.length,
        },
        // A template may be requested unfilled, with its braces escaped.
        ...(!isPlaceholder && (isFixable(value) || sign !== '')
          ? { intent: intentOfRule(line, path) }
          : { kind: 'risk' as const }),
        ...(fixed.length === rest.length + 1 && {
          fix: () =>
            fixed
              .toSorted((a, b) => a.number - b.number)
              .map((each) => [each.valueFrom, each.valueTo, possiblePath(each.value)]),
        }),
      });
    }
  },
});

type Obstacle = Extract<NoEffect, { kind: 'never-matches' }>;

/** Returns the rules that match no address, except those that another rule reports. */
function unmatched(file: LintFile): readonly LintLine[] {
  return [...file.effects.byLine.keys()]
    .flatMap((number) => file.lines[number - 1] ?? [])
    .filter(
      (line) =>
        line.isPlain &&
        isPlainPath(line.value) &&
        !line.value.includes('\\') &&
        severalPaths(line.value) === null &&
        obstacleOf(file, line) !== null,
    );
}

function obstacleOf(file: LintFile, { number }: LintLine): Obstacle | null {
  const [effect] = file.effects.byLine.get(number) ?? [];
  return effect?.kind === 'never-matches' ? effect : null;
}

/** Returns whether a rule's meaning is certain. */
function isFixable(value: string): boolean {
  return !PLACEHOLDER.test(value) && !DOTS.test(possiblePath(value)) && possiblePath(value) !== value;
}

/** Returns the path as addresses have it: with escapes, and without segments of dots where no star makes them unclear. */
function possiblePath(value: string): string {
  const query = value.indexOf('?');
  const escaped = value.replace(ESCAPED, (sign, at: number) => {
    const isInQuery = query >= 0 && at > query;
    const isEscaped = sign === "'" ? isInQuery : !isInQuery || '"<>'.includes(sign);
    return isEscaped ? escapeOf(sign) : sign;
  });
  let path = escaped;
  for (let last = ''; last !== path; ) {
    last = path;
    path = path.replace(DOTS_AND_PARENT, '/');
  }
  return path;
}

function escapeOf(sign: string): string {
  return sign === '' ? '' : `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
