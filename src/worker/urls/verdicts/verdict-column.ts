import {
  type CrawlAnswer,
  type CrawlerAnswers,
  type ExpectedWord,
  expectedWords,
  meets,
} from '../../../answer';
import { CellOutcome } from './cell-outcome';
import { type ColumnCells, rankOfCode } from './column-cells';

/** A crawler's answers to all URLs: the cells, and what each code in them means for this crawler. */
export class VerdictColumn {
  readonly cells: ColumnCells;
  readonly answers: CrawlerAnswers;
  /** The 1-based line of each rule, in deciding order. */
  readonly lines: Uint32Array;
  readonly #isByCrawler: boolean;
  /** The outcome of each code. */
  readonly #outcomes: Uint8Array;
  /** The bit `1 << index` of each word in `expectedWords` that each code meets. */
  readonly #met: Uint8Array;

  constructor(cells: ColumnCells, answers: CrawlerAnswers) {
    const { deciding } = answers.rules;
    this.cells = cells;
    this.answers = answers;
    this.lines = Uint32Array.from(deciding, ({ rule }) => rule.line);
    this.#isByCrawler = answers.at(rankOfCode(0)).by === 'crawler';
    this.#outcomes = new Uint8Array(cells.codes);
    this.#met = new Uint8Array(cells.codes);
    // There are thousands of codes, but few answers that differ in more than their line.
    const met = new Map<
      CrawlAnswer['judgement']['outcome'],
      Pick<CrawlAnswer, 'outcome'> & { readonly met: number }
    >();
    for (let code = 0; code < cells.codes; code++) {
      const { outcome } = answers.rules.judgementOf(rankOfCode(code));
      const known = met.get(outcome) ?? metBy(answers.at(rankOfCode(code)));
      met.set(outcome, known);
      this.#outcomes[code] = CellOutcome[known.outcome];
      this.#met[code] = known.met;
    }
  }

  /** Returns the outcome of a row. */
  outcomeAt(row: number): CellOutcome {
    if (row >= this.cells.done) return CellOutcome.pending;
    return this.#outcomes[this.cells.codeAt(row)] as CellOutcome;
  }

  /** Returns true if a row's answer is the expected one; null if the answer isn't known yet. */
  meetsAt(row: number, word: ExpectedWord): boolean | null {
    if (row >= this.cells.done) return null;
    return ((this.#met[this.cells.codeAt(row)] as number) & bitOf(word)) !== 0;
  }

  /** Returns whether a crawler that need not obey is asked to stay away; null for others, and if it isn't known yet. */
  askedAt(row: number): boolean | null {
    return this.#isByCrawler ? this.meetsAt(row, 'asked') : null;
  }

  /** Returns the answer to a row; null if it isn't known yet. */
  answerAt(row: number): CrawlAnswer | null {
    return row < this.cells.done ? this.answers.at(this.cells.rankAt(row)) : null;
  }

  /** Returns the 1-based line of a row's answer; 0 if there is none or it isn't known yet. */
  lineAt(row: number): number {
    return this.answerAt(row)?.line ?? 0;
  }

  /** Sets the bit `1 << outcome` for each row [from..to) in `marks`, which starts at row `from`. */
  markOutcomes(marks: Uint8Array, from: number, to: number): void {
    const bits = this.#outcomes.map((outcome) => 1 << outcome);
    this.cells.mark(marks, from, to, bits, 1 << CellOutcome.pending);
  }
}

function metBy(answer: CrawlAnswer): Pick<CrawlAnswer, 'outcome'> & { readonly met: number } {
  const met = expectedWords.reduce((bits, word) => bits | (meets(word, answer) ? bitOf(word) : 0), 0);
  return { outcome: answer.outcome, met };
}

function bitOf(word: ExpectedWord): number {
  return 1 << expectedWords.indexOf(word);
}
