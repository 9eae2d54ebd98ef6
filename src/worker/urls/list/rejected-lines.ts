import { grown } from './grown';
import { ownText } from './own-text';
import { REJECT_REASONS, type RejectReason, reasonNumber } from './reject-reason';

/** Lines whose text is kept. */
const MOST_TEXTS = 1_000;
/** UTF-16 units of a line's text that are kept. */
const LONGEST_TEXT = 200;
/** Lines that are listed with number and reason; more are counted. */
const MOST_LISTED = 10_000_000;

/** The lines of an import that gave no URL, in order: number and reason of each, and the beginning of the text of the first thousand. */
export class RejectedLines {
  readonly #counts = REJECT_REASONS.map(() => 0);
  readonly #texts: string[] = [];
  #listed = 0;
  #lines = new Uint32Array(0);
  #reasons = new Uint8Array(0);

  /** Number of rejected lines. */
  get total(): number {
    return this.#counts.reduce((sum, count) => sum + count, 0);
  }

  /** Number of those that are listed: all, but for files of tens of millions of lines. */
  get length(): number {
    return this.#listed;
  }

  /** Memory taken, without the texts. */
  get bytes(): number {
    return this.#lines.byteLength + this.#reasons.byteLength;
  }

  /** How many lines were rejected for a reason. */
  countOf(reason: RejectReason): number {
    return this.#counts[reasonNumber(reason)] as number;
  }

  /** Number of the line, from 1. */
  lineAt(index: number): number {
    return this.#lines[index] as number;
  }

  reasonAt(index: number): RejectReason {
    return REJECT_REASONS[this.#reasons[index] as number] as RejectReason;
  }

  /** The beginning of the line's text; null where it is not kept. */
  textAt(index: number): string | null {
    return this.#texts[index] ?? null;
  }

  /** Adds a line. Its text is asked for only where it is kept. */
  add(line: number, reason: RejectReason, text: () => string): void {
    const number = reasonNumber(reason);
    this.#counts[number] = (this.#counts[number] as number) + 1;
    if (this.#listed === MOST_LISTED) return;
    if (this.#listed < MOST_TEXTS) this.#texts.push(ownText(text().slice(0, LONGEST_TEXT)));
    this.#lines = grown(this.#lines, this.#listed + 1);
    this.#reasons = grown(this.#reasons, this.#listed + 1);
    this.#lines[this.#listed] = line;
    this.#reasons[this.#listed] = number;
    this.#listed += 1;
  }
}
