import type { RobotsTxt, Rule } from '../../engine';
import type { LintEngine } from '../../lint/fixes';
import type { PostedCrawler } from '../posted-crawler';
import type { LineEffect } from './lint-protocol';

/** Finds the effect of a line in a form that can be posted. Null if the crawler follows no rule in it. */
export function* lineEffect(
  { ruleEffectInLine }: Pick<LintEngine, 'ruleEffectInLine'>,
  robots: RobotsTxt,
  crawler: PostedCrawler,
  line: number,
): Generator<void, LineEffect | null> {
  const found = yield* ruleEffectInLine(robots, crawler, line);
  if (found === null) return null;
  const { rule, effect, example } = found;
  switch (effect.kind) {
    case 'needed':
      return { kind: effect.kind, path: example.word ?? effect.path, isShortest: example.isShortest };
    case 'changes-nothing':
      return {
        kind: effect.kind,
        // A rule without a path lets all URLs through, as no rule does.
        covers: linesOf(effect.covers.map((rule) => (rule?.pattern === '' ? null : rule))),
        path: example.word ?? effect.path,
        isShortest: example.isShortest,
      };
    case 'never-decides':
      return { kind: effect.kind, covers: linesOf(effect.covers) };
    case 'never-matches': {
      const { kind, because, at } = effect;
      return { kind, because, text: because === 'character' ? textAt(rule.pattern, at) : '' };
    }
    case 'undecided':
      return effect;
  }
}

/** Returns the escape or character at an offset. */
function textAt(pattern: string, at: number): string {
  const [text = ''] = /^(?:%[0-9a-f]{2}|.)/isu.exec(pattern.slice(at)) ?? [];
  return text;
}

/** Returns the lines of rules in ascending order; null, for no rule, comes last. */
function linesOf(rules: readonly (Rule | null)[]): readonly (number | null)[] {
  const lines = rules.flatMap((rule) => rule?.line ?? []).sort((a, b) => a - b);
  return rules.includes(null) ? [...lines, null] : lines;
}
