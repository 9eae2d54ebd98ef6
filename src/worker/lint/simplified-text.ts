import type { LintEngine, LintedFile } from '../../lint/fixes';

/** The text of a file with fewer lines and the same verdicts for every crawler and every URL. */
export interface SimplifiedText {
  /** Null if no line can be removed and no groups can be joined. */
  readonly text: string | null;
  /** Number of removed rules. */
  readonly removed: number;
  /** Number of groups that are joined with another. */
  readonly joined: number;
}

/** Simplifies a file for the crawlers of its context; see `simplify` in the engine. Pauses between pieces of work. */
export function* simplifiedText(
  { simplify }: Pick<LintEngine, 'simplify'>,
  { file, context, text }: LintedFile,
): Generator<void, SimplifiedText> {
  const found = yield* simplify(file, context.crawlers);
  return {
    text: found.text === text ? null : found.text,
    removed: found.removed.length,
    joined: found.sameGroups.flat().length,
  };
}
