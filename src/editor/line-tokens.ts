import { LineScanner, LineShape } from '../engine/scan';

/** A piece of a line, line[from..to), with the kind that the editor colours it by; null for text without a colour. */
export interface LineToken {
  readonly from: number;
  readonly to: number;
  readonly kind: 'field' | 'value' | 'comment' | 'ignored' | null;
}

/** Cuts a line into pieces as the robots.txt language does, for texts outside the editor. */
export function lineTokens(line: string): LineToken[] {
  const scanner = new LineScanner(line);
  const isDirective = scanner.scan(0, line.length) === LineShape.directive;
  const { fieldFrom, fieldTo, valueFrom, valueTo, commentFrom, end } = scanner;
  const ends: [to: number, kind: LineToken['kind']][] = [
    [commentFrom < 0 ? end : commentFrom, null],
    [end, 'comment'],
    [line.length, 'ignored'],
  ];
  if (isDirective) ends.unshift([fieldFrom, null], [fieldTo, 'field'], [valueFrom, null], [valueTo, 'value']);
  const tokens: LineToken[] = [];
  let from = 0;
  for (const [to, kind] of ends) {
    if (to > from) tokens.push({ from, to, kind });
    from = Math.max(from, to);
  }
  return tokens;
}
