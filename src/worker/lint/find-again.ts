import type { Finding } from '../../engine/lint';

/** A text with what is wrong with it. */
interface Found {
  readonly text: string;
  readonly findings: readonly Finding[];
}

/**
 * The index of a finding (by its own index) of an older text among those of a newer one. It is the same where it is of the same rule, in a line of the
 * same text. Of several such, the one with the same ordinal counts where none came or went, else the nearest line. Null where it is not there any
 * more.
 */
export function findAgain(index: number, older: Found, newer: Found): number | null {
  const sought = older.findings[index];
  if (sought === undefined) return null;
  const line = lineOf(sought, older.text);
  const before = indexesOf(older, sought, line);
  const after = indexesOf(newer, sought, line);
  if (before.length === after.length) return after[before.indexOf(index)] ?? null;
  const distance = (candidate: number): number =>
    Math.abs((newer.findings[candidate] as Finding).line - sought.line);
  return after.reduce<number | null>(
    (best, candidate) => (best === null || distance(candidate) < distance(best) ? candidate : best),
    null,
  );
}

/** Indexes of the findings of a rule in lines of some text; of those about the whole file, if that is what is sought. */
function indexesOf({ text, findings }: Found, { rule, line: number }: Finding, lineText: string): number[] {
  // Lines may be long, and findings in one line many: each is compared once.
  const isMatch = new Map<number, boolean>();
  const indexes: number[] = [];
  for (const [index, finding] of findings.entries()) {
    if (finding.rule !== rule || (finding.line === 0) !== (number === 0)) continue;
    const known = isMatch.get(finding.line) ?? lineOf(finding, text) === lineText;
    isMatch.set(finding.line, known);
    if (known) indexes.push(index);
  }
  return indexes;
}

/** The line in which a finding stands; nothing of one about the file as a whole. */
function lineOf({ line, from }: Finding, text: string): string {
  if (line === 0) return '';
  const start = from === 0 ? 0 : text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', from);
  return text.slice(start, end < 0 ? undefined : end);
}
