import { allCrawlers, type CheckedCrawler } from '../../engine/lint-crawlers';
import type { ParsedFile } from '../parsed-file';
import type { CheckedChange } from './lint-protocol';
import type { LintedFile } from './linted-file';

/** Statements about the verdicts of two texts that are true for every URL. */
export interface TextProof {
  /** True if `changes` covers all URLs with different verdicts. */
  readonly isComplete: boolean;
  /** Newly blocked URLs first. The URL of a change is one path of those that change alike. */
  readonly changes: readonly CheckedChange[];
  /** Lines of the new text that overlap with others in too many ways to prove anything; ascending. */
  readonly unproven: readonly number[];
}

/**
 * Proves which verdicts change if another text replaces the current one: for every crawler of the catalogue,
 * every name in one of the texts, and any other crawler. See `versionChanges`. Yields between pieces of work.
 */
export function* proveTexts(
  { file, context, engine }: LintedFile,
  after: ParsedFile,
  first: readonly CheckedCrawler[] = [],
): Generator<void, TextProof> {
  const crawlers = yield* allCrawlers([file, after], context.crawlers, first);
  const { isComplete, changes, unproven } = yield* engine.versionChanges(
    file,
    after,
    crawlers,
    context.crawlers,
  );
  return {
    isComplete,
    unproven,
    changes: changes.map(({ path, crawlers: named, others, everyoneElse, before, after: now }) => ({
      ...{ url: path, before, after: now },
      crawlers: [...named, ...others, ...(everyoneElse === 'all' || everyoneElse === 'some' ? ['*'] : [])],
    })),
  };
}
