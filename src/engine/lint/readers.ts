import type { DialectId } from '../dialects';
import type { Question } from '../match/question';
import { crawlersNamed, dialectOf } from './crawlers-meant';
import type { LintContext } from './lint-context';
import { CRAWLER_DIALECTS } from './lint-file';

/** Somebody who follows groups of a name: a token, or `*`, in one dialect. */
export interface Reader {
  readonly dialect: DialectId;
  /** What is asked for; no token for those whom only `*` means. */
  readonly asked: Pick<Question, 'productTokens'>;
}

/**
 * Who follows the groups of a name: for `*` every dialect by which crawlers read; for a name the dialects of the crawlers that have it, and
 * RFC 9309 where no crawler has it.
 */
export function readersOf(name: string, context: LintContext): readonly Reader[] {
  if (name === '*') return CRAWLER_DIALECTS.map(({ id }) => ({ dialect: id, asked: { productTokens: [] } }));
  const found = new Set(crawlersNamed(name, context).map(dialectOf));
  if (found.size === 0) found.add('rfc9309');
  return [...found].map((dialect) => ({ dialect, asked: { productTokens: [name] } }));
}
