import { grown } from './grown';
import { ownText } from './own-text';
import { REJECT_REASONS, type RejectReason, reasonNumber } from './reject-reason';

/** Maximum number of lines whose text is kept. */
const MOST_TEXTS = 1_000;
/** Maximum UTF-16 units kept of a line's text. */
const LONGEST_TEXT = 200;
/** Maximum number of lines listed with number and reason. Further lines are only counted. */
const MOST_LISTED = 10_000_000;

/**
 * The rejected lines of an import, in order: number and reason of each, and the start of the text of the
 * first thousand.
 */
export class RejectedLineList {
  readonly #counts = REJECT_REASONS.map(() => 0);
  readonly #texts: string[] = [];
  #listed = 0;
  #lines = new Uint32Array(0);
  #reasons = new Uint8Array(0);

  /** Number of rejected lines. */
  get total(): number {
    return this.#counts.reduce((sum, count) => sum + count, 0);
  }

  /** Number of listed lines: all but those after `MOST_LISTED`. */
  get length(): number {
    return this.#listed;
  }

  /** Memory used without the texts, in bytes. */
  get bytes(): number {
    return this.#lines.byteLength + this.#reasons.byteLength;
  }

  /** Returns the number of lines rejected for a reason. */
  countOf(reason: RejectReason): number {
    return this.#counts[reasonNumber(reason)] as number;
  }

  /** Returns the line number, from 1. */
  lineAt(index: number): number {
    return this.#lines[index] as number;
  }

  reasonAt(index: number): RejectReason {
    return REJECT_REASONS[this.#reasons[index] as number] as RejectReason;
  }

  /** Returns the start of the line's text; null if it wasn't kept. */
  textAt(index: number): string | null {
    return this.#texts[index] ?? null;
  }

  /** Adds a line. Calls `text` only if the text is kept. */
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
