import {
  decodeSource,
  type LineEnd,
  markLines,
  parseRobotsTxt,
  type Question,
  type RobotsTxt,
} from '../engine';
import { type Answer, answerQuestion, candidateRows, verdictReport } from './answer-question';
import { applyTransaction } from './apply-transaction';
import { factsOf } from './file-facts';
import type { OpenDocument, RowsReply, RowsRequest, Update } from './protocol';
import { type FileFacts, type Report, ROWS_PER_LIST } from './report';

/** The document as the session holds it. */
interface HeldDocument {
  readonly text: string;
  /** The file's own bytes, until it is edited: only they know where mixed line ends are. */
  readonly bytes: Uint8Array | null;
  readonly lineEnd: LineEnd;
  readonly bom: boolean;
}

/**
 * One document and one question, kept up to date: all parsing and matching of the page. Runs in the worker, or in the page's own thread where
 * no worker can be started. Parses again only when the text changed.
 */
export class Session {
  #document: HeldDocument = { text: '', bytes: null, lineEnd: 'lf', bom: false };
  #question: Question | null = null;
  #parsed: { readonly robots: RobotsTxt; readonly facts: FileFacts } | null = null;
  #answer: Answer | null = null;
  #version = 0;

  /** Applies what changed and reports on the result. */
  update(update: Update): Report {
    if (update.open !== undefined) this.#setDocument(openDocument(update.open));
    for (const transaction of update.transactions ?? []) {
      const { text, lineEnd, bom } = this.#document;
      // Edited text has one kind of line end, see LineEnd.
      this.#setDocument({
        text: applyTransaction(text, transaction),
        bytes: null,
        lineEnd: lineEnd === 'mixed' ? 'lf' : lineEnd,
        bom,
      });
    }
    if (update.question !== undefined) this.#question = update.question;
    this.#version = update.version;
    return this.#report();
  }

  /** Further rows of a list of the last report. */
  rows({ version, list, from, to }: RowsRequest): RowsReply {
    const answer = version === this.#version ? this.#answer : null;
    const end = Math.min(to, from + ROWS_PER_LIST);
    if (answer === null) return { kind: 'rows', version, list, from, rows: null };
    const rows =
      list === 'candidates' ? candidateRows(answer, from, end) : answer.contest.unmatched.slice(from, end);
    return { kind: 'rows', version, list, from, rows };
  }

  #setDocument(document: HeldDocument): void {
    this.#document = document;
    this.#parsed = null;
  }

  #report(): Report {
    this.#parsed ??= parse(this.#document);
    const { robots, facts } = this.#parsed;
    this.#answer = this.#question === null ? null : answerQuestion(robots, this.#question);
    return {
      version: this.#version,
      file: facts,
      marks: markLines(robots, this.#answer?.selection ?? null, this.#answer?.contest ?? null),
      verdict: this.#answer === null ? null : verdictReport(robots, this.#answer),
    };
  }
}

function openDocument({ source, lineEnd, bom }: OpenDocument): HeldDocument {
  if (typeof source === 'string')
    return { text: source, bytes: null, lineEnd: lineEnd ?? 'lf', bom: bom ?? false };
  const decoded = decodeSource(source);
  return { text: decoded.text, bytes: source, lineEnd: decoded.lineEnd, bom: decoded.bom };
}

function parse({ text, bytes, lineEnd, bom }: HeldDocument): { robots: RobotsTxt; facts: FileFacts } {
  const robots = bytes === null ? parseRobotsTxt(text, undefined, { lineEnd, bom }) : parseRobotsTxt(bytes);
  return { robots, facts: factsOf(robots) };
}
