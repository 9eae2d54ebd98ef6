import type { Finding } from '../../lint';
import type { LintedFile } from '../../lint/fixes';

/** A text with its findings. */
interface Found {
  readonly text: string;
  readonly findings: readonly Finding[];
}

/**
 * Finds a finding of an older text in a newer one, by index. It must have the same rule, and its line the
 * same text. If there are as many such findings as before, the position among them decides, otherwise the
 * nearest line. Null if it is gone.
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

/**
 * Returns the indexes of a rule's findings in lines with a certain text, or of those about the whole file.
 */
function indexesOf({ text, findings }: Found, { rule, line: number }: Finding, lineText: string): number[] {
  // Lines may be long and have many findings, so each line is compared once.
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

/** Returns the line of a finding; empty for a finding about the whole file. */
function lineOf({ line, from }: Finding, text: string): string {
  if (line === 0) return '';
  const start = from === 0 ? 0 : text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', from);
  return text.slice(start, end < 0 ? undefined : end);
}

/** Maximum UTF-16 units of all texts kept. The newest is always kept. */
const LARGEST_SEEN = 4_000_000;
const MOST_SEEN = 8;

/**
 * The states (`LintUpdate.state`) of the last reports. The page may send requests about a state that it
 * showed before a newer report arrived.
 */
export class SeenVersions {
  #seen: { readonly state: number; readonly linted: LintedFile }[] = [];

  add(state: number, linted: LintedFile): void {
    this.#seen = [{ state, linted }, ...this.#seen.filter((known) => known.state !== state)];
    let size = 0;
    this.#seen = this.#seen.filter((known, age) => {
      size += known.linted.text.length;
      return age === 0 || (age < MOST_SEEN && size <= LARGEST_SEEN);
    });
  }

  /** Returns the file of a state; null if it is no longer stored. */
  get(state: number): LintedFile | null {
    return this.#seen.find((known) => known.state === state)?.linted ?? null;
  }
}
