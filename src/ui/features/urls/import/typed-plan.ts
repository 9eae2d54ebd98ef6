import type { ImportPlan, Sniffed } from '../../../../store';
import { expectedWord } from '../../../../store/bring';
import type { TableFormat } from './import-types';

/** Matches a separator followed by a cell of one word. Repetitions are bounded because tabs are both separators and blanks. */
const WORD = /([,;\t])[ \t]{0,8}"?([a-z]{1,20})"?[ \t]{0,8}(?=[,;\t]|$)/gim;
const COMMENTS = /^[ \t]*#.*$/gm;

/** Typed text with its import plan. */
export interface TypedSource {
  readonly text: string;
  readonly plan: ImportPlan;
}

const plainPlan: ImportPlan = {
  packed: false,
  encoding: 'utf-8',
  lineEnd: 'lf',
  format: { kind: 'text' },
};

/**
 * Decides how to read typed or pasted text after sniffing its start. In a file the first rows are
 * representative; in typed text, a verdict word may follow only the last URL. Without a header, the second
 * column is the expectation and the third its crawler.
 */
export function typedSource(text: string, { plan, sample }: Pick<Sniffed, 'plan' | 'sample'>): TypedSource {
  const format = plan?.format ?? plainPlan.format;
  if (format.kind !== 'text' && format.kind !== 'table') return { text, plan: plan ?? plainPlan };
  const separator = separatorIn(text);
  if (format.kind === 'text' && separator === undefined) return { text, plan: plainPlan };
  // Tables can't have comments, so empty the comment lines. Don't remove them, which would change line numbers.
  const rows = text.replace(COMMENTS, '');
  const guessed = format.kind === 'table' ? format : null;
  const hasHeader = guessed?.hasHeader === true && isHeader(rows);
  const named = hasHeader ? (sample?.[0]?.length ?? 0) : 0;
  const columns = columnsOf(guessed?.columns ?? null, separator !== undefined && !hasHeader, named);
  return {
    text: rows,
    plan: {
      ...plainPlan,
      format: { kind: 'table', separator: guessed?.separator ?? separator ?? ',', hasHeader, columns },
    },
  };
}

/** Returns the separator before the first cell that names an expectation; undefined for none. */
function separatorIn(text: string): string | undefined {
  for (const [, separator, word = ''] of text.matchAll(WORD))
    if (expectedWord(word) !== null) return separator;
  return undefined;
}

/**
 * Returns the usual column order unless another was detected. `named` is the number of columns with a name.
 */
function columnsOf(
  guessed: TableFormat['columns'] | null,
  hasWords: boolean,
  named: number,
): TableFormat['columns'] {
  const { url, expected, crawler } = guessed ?? { url: 0, expected: null, crawler: null };
  const isUsual = url === 0 && (expected === 1 || (expected === null && hasWords));
  return isUsual
    ? { url, expected: 1, crawler: crawler ?? (named > 2 ? null : 2) }
    : { url, expected, crawler };
}

/**
 * Returns whether the first line names columns. A name has none of the characters of a host or path (`.`,
 * `/`).
 */
function isHeader(text: string): boolean {
  const first = /^\s*([^\n]*)/.exec(text)?.[1] ?? '';
  return !/[./]/.test(first);
}
