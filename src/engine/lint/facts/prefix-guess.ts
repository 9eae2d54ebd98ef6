import { atValue, defineRule, type LintRule } from '../lint-rule';
import { continuesOtherwise } from './continuation';

/** Longer paths are skipped. */
const LONGEST = 200;

const NAME_END = /[a-z0-9]/i;

/** Options of a rule about paths that match more than they name. */
interface PrefixGuess {
  /** Paths of Disallow rules that the rule is about. Only paths of at most 200 units that end with a letter or digit. */
  readonly shape: RegExp;
  /** Returns whether the rule probably doesn't mean a path that continues with this character. */
  continues(next: string): boolean;
  /** Sign that limits the rule to that path. */
  readonly end: '$' | '/';
}

/**
 * Builds a guess: a Disallow rule matches more than it probably means, because the file or the tested URL
 * contains such a path.
 */
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
