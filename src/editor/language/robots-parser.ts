import type { Input, PartialParse, TreeFragment } from '@lezer/common';
import { Parser, Tree } from '@lezer/common';
import { parseBlock } from './parse-block';
import { ReusableBlocks } from './reusable-blocks';
import { nodeType, RobotsNode } from './robots-nodes';

/** UTF-16 units per block. An edit re-parses about this much, unless a line is longer. */
const BLOCK_LENGTH = 4096;

/**
 * Parses robots.txt for CodeMirror with the engine's own line scanner, so that highlighting and verdicts always agree. No line depends on another:
 * lines are kept in blocks, and after an edit all untouched blocks are reused.
 */
export class RobotsParser extends Parser {
  override createParse(
    input: Input,
    fragments: readonly TreeFragment[],
    ranges: readonly { from: number; to: number }[],
  ): PartialParse {
    return new RobotsParse(input, fragments, ranges[0]?.from ?? 0, ranges.at(-1)?.to ?? input.length);
  }
}

class RobotsParse implements PartialParse {
  parsedPos: number;
  stoppedAt: number | null = null;
  readonly #reusable: ReusableBlocks;
  readonly #blocks: Tree[] = [];
  readonly #positions: number[] = [];

  constructor(
    readonly input: Input,
    fragments: readonly TreeFragment[],
    readonly from: number,
    readonly to: number,
  ) {
    this.parsedPos = from;
    this.#reusable = new ReusableBlocks(fragments, nodeType(RobotsNode.Document));
  }

  stopAt(pos: number): void {
    this.stoppedAt = pos;
  }

  /** Ends after the block that contains `stoppedAt`, because a block holds whole lines. */
  advance(): Tree | null {
    const end = Math.min(this.to, this.stoppedAt ?? this.to);
    if (this.parsedPos >= end) return this.#finish();
    let next = this.#reusable.atOrBehind(this.parsedPos);
    while (next !== null && next.from === this.parsedPos && next.from + next.tree.length <= this.to) {
      this.#add(next.tree);
      next = this.#reusable.atOrBehind(this.parsedPos);
    }
    if (this.parsedPos >= end) return this.#finish();
    this.#add(parseBlock(this.#readLines(Math.min(next?.from ?? this.to, this.to))));
    return null;
  }

  #add(block: Tree): void {
    this.#blocks.push(block);
    this.#positions.push(this.parsedPos - this.from);
    this.parsedPos += block.length;
  }

  /** Reads about one block of whole lines from the current position. `limit` is the start of a line or the end of the text. */
  #readLines(limit: number): string {
    const from = this.parsedPos;
    let text = '';
    for (let end = from; end < limit; ) {
      const start = end;
      end = Math.min(limit, start + Math.max(BLOCK_LENGTH, start - from));
      const piece = this.input.read(start, end);
      const lineFeed = text === '' ? piece.lastIndexOf('\n') : piece.indexOf('\n');
      if (end < limit && lineFeed >= 0) return text + piece.slice(0, lineFeed + 1);
      text += piece;
    }
    return text;
  }

  #finish(): Tree {
    return new Tree(nodeType(RobotsNode.Document), this.#blocks, this.#positions, this.parsedPos - this.from);
  }
}
