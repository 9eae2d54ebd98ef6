import type { Rule } from '../../../engine/parse';
import { alikeInGroups } from '../../facts/alike-in-groups';
import { removeLines } from '../../facts/remove-lines';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule, type Found } from '../../lint-rule';

/** A sign that tools by the standard of 1994 compare as it is. A star at the end is left out: the same rule stands there without it. */
const WILDCARD = /\*.|\$/;
/** Most covers that a text lists. */
const MOST_COVERS = 3;

type Values = {
  value: string;
  coverLines: readonly number[];
  covers: readonly string[];
  isAllow: boolean;
  isCopy: boolean;
  others: number;
};

export const rule = defineRule<Values>({
  dialects: 'crawlers',
  kind: 'cosmetic',
  fix: 'neutral',
  check(file, report) {
    const { removable } = file.effects;
    const found = linesOf(file, removable).filter((line) => !isForOldTools(file, line, removable));
    for (const lines of alikeInGroups(file, found)) {
      const sorted = [...lines].sort((a, b) => a.number - b.number);
      report({ ...foundIn(file, lines, removable), fix: () => removeLines(file, sorted) });
    }
  },
});

/** Rules without an effect by line, with the rules that decide in their place. */
type Covers = ReadonlyMap<number, readonly Rule[]>;

function linesOf(file: LintFile, covers: Covers): readonly LintLine[] {
  return [...covers.keys()].flatMap((line) => file.lines[line - 1] ?? []);
}

/** Returns whether a rule without wildcards is covered by one with wildcards, which old tools don't understand. */
function isForOldTools(file: LintFile, line: LintLine, covers: Covers): boolean {
  const isPlain = !WILDCARD.test(file.patternOf(line));
  return isPlain && covers.get(line.number)?.some(({ pattern }) => WILDCARD.test(pattern)) === true;
}

function foundIn(
  file: LintFile,
  [line, ...rest]: readonly [LintLine, ...LintLine[]],
  covers: Covers,
): Found<Values> {
  const named = (covers.get(line.number) ?? []).slice(0, MOST_COVERS);
  const numbers = named.map((cover) => cover.line);
  return {
    ...atValue(line),
    related: [...numbers.slice(0, 1), ...rest.map(({ number }) => number)],
    params: {
      value: line.value,
      coverLines: numbers,
      covers: numbers.map((number) => file.lines[number - 1]?.value ?? ''),
      isAllow: line.kind === 'allow',
      isCopy: named.length === 1 && named[0]?.written === line.value,
      others: rest.length,
    },
  };
}
