/** By what rules are sorted. */
export interface RuleOrder {
  readonly by: 'line' | 'urls';
  readonly descending: boolean;
}

/** How a column is sorted when it is pressed: a number from the most on, a line from the first on; pressed again, the other way round. */
export function pressedOrder(order: RuleOrder, by: RuleOrder['by']): RuleOrder {
  return { by, descending: order.by === by ? !order.descending : by === 'urls' };
}

/** Lines of the rules that decide URLs, in an order; rules with the same number by line. */
export function decidingLines(urlsByLine: Uint32Array, { by, descending }: RuleOrder): readonly number[] {
  const lines: number[] = [];
  for (let line = 1; line < urlsByLine.length; line++) if ((urlsByLine[line] ?? 0) > 0) lines.push(line);
  const sign = descending ? -1 : 1;
  if (by === 'line') return descending ? lines.reverse() : lines;
  return lines.sort((a, b) => sign * ((urlsByLine[a] ?? 0) - (urlsByLine[b] ?? 0)) || a - b);
}
