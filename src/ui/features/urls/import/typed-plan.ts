import type { ImportPlan, Sniffed, TableFormat } from './import-types';

/** A separator with a word for a verdict behind it. Bounded, as tabs are separators and space. */
const WORD = /([,;\t])[ \t]{0,8}"?(?:(?:dis)?allow(?:ed)?|block(?:ed)?)"?[ \t]{0,8}(?:[,;\t]|$)/im;
const COMMENTS = /^[ \t]*#.*$/gm;

/** What was typed, as it is to be imported. */
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
 * How text that was typed or pasted is read, after a look at its beginning. A file's first rows tell what the others are; in what is typed, a word may
 * stand behind the last URL only. The second column is what is expected, the third for whom, without any header.
 */
export function typedSource(text: string, { plan, sample }: Sniffed): TypedSource {
  const format = plan?.format ?? plainPlan.format;
  if (format.kind !== 'text' && format.kind !== 'table') return { text, plan: plan ?? plainPlan };
  const separator = WORD.exec(text)?.[1];
  if (format.kind === 'text' && separator === undefined) return { text, plan: plainPlan };
  // Comments are a thing of lists. Blank lines keep the numbers of those below.
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

/** The columns in their usual order where nothing speaks for another; `named` of them have a name. */
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

/** Whether the first line names columns: no name has what a host or a path has. */
function isHeader(text: string): boolean {
  const first = /^\s*([^\n]*)/.exec(text)?.[1] ?? '';
  return !/[./]/.test(first);
}
