import { atValue, defineRule, type LintRule } from '../lint-rule';
import { continuesOtherwise } from './continuation';

/** Longer paths are not looked at. */
const LONGEST = 200;

const NAME_END = /[a-z0-9]/i;

/** What a rule about a path that catches more than it names looks for. */
interface PrefixGuess {
  /** The paths of Disallow rules that it is about. Only for paths of at most 200 units that end with a letter or digit. */
  readonly shape: RegExp;
  /** Whether an address that goes on with this character behind the path is hardly meant. */
  continues(next: string): boolean;
  /** What is put behind the path to mean that path only. */
  readonly end: '$' | '/';
}

/** A guess that a Disallow rule catches an address which its path hardly means, because the file or the question names such an address. */
export function prefixGuess({
  shape,
  continues,
  end,
}: PrefixGuess): LintRule<{ value: string; other: string }> {
  return defineRule({
    dialects: 'crawlers',
    severity: 'note',
    isHeuristic: true,
    fix: 'choice',
    check(file, report) {
      for (const line of file.rules) {
        const { kind, value } = line;
        if (kind !== 'disallow' || value.length > LONGEST || !NAME_END.test(value.slice(-1))) continue;
        if (!shape.test(value)) continue;
        const hint = continuesOtherwise(file, line, continues);
        if (hint === null) continue;
        report({
          ...atValue(line),
          related: hint.line === 0 ? [] : [hint.line],
          params: { value, other: hint.path },
          fix: () => [[line.valueTo, line.valueTo, end]],
        });
      }
    },
  });
}
