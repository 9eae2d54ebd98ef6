import { Tree } from '@lezer/common';
import { LineScanner, LineShape } from '../../engine/scan';
import { RobotsNode, robotsNodes } from './robots-nodes';

/** Numbers per node in the buffer that `Tree.build` reads. */
const ENTRY = 4;

/** Parses whole lines into a tree with the engine's scanner. Positions count from the start of `text`. */
export function parseBlock(text: string): Tree {
  const scanner = new LineScanner(text);
  const buffer: number[] = [];
  for (let from = 0; from < text.length; ) {
    const lineFeed = text.indexOf('\n', from);
    const to = lineFeed < 0 ? text.length : lineFeed;
    addLine(buffer, scanner, from, to);
    from = to + 1;
  }
  return Tree.build({ buffer, nodeSet: robotsNodes, topID: RobotsNode.Lines, length: text.length });
}

function addLine(buffer: number[], scanner: LineScanner, from: number, to: number): void {
  const shape = scanner.scan(from, to);
  if (shape === LineShape.directive) addDirective(buffer, scanner);
  else if (shape === LineShape.text)
    buffer.push(RobotsNode.Text, scanner.contentFrom, scanner.contentTo, ENTRY);
  if (scanner.commentFrom >= 0) buffer.push(RobotsNode.Comment, scanner.commentFrom, scanner.end, ENTRY);
  if (scanner.end < to) buffer.push(RobotsNode.Ignored, scanner.end, to, ENTRY);
}

/** Adds a directive. `Tree.build` expects children before their parent, whose size includes them. */
function addDirective(buffer: number[], scanner: LineScanner): void {
  const { fieldFrom, fieldTo, valueFrom, valueTo } = scanner;
  const start = buffer.length;
  buffer.push(RobotsNode.Field, fieldFrom, fieldTo, ENTRY);
  if (!scanner.missingColon) {
    const colon = scanner.text.indexOf(':', fieldTo);
    buffer.push(RobotsNode.Separator, colon, colon + 1, ENTRY);
  }
  if (valueFrom < valueTo) buffer.push(RobotsNode.Value, valueFrom, valueTo, ENTRY);
  buffer.push(RobotsNode.Directive, scanner.contentFrom, scanner.contentTo, buffer.length - start + ENTRY);
}
