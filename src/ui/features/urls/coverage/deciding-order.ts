/** The sort order of rules. */
export interface RuleOrder {
  readonly by: 'line' | 'urls';
  readonly descending: boolean;
}

/**
 * Returns the order after a column head is pressed. Numbers start descending and lines ascending; pressing
 * the sorted column reverses it.
 */
export function pressedOrder(order: RuleOrder, by: RuleOrder['by']): RuleOrder {
  return { by, descending: order.by === by ? !order.descending : by === 'urls' };
}

/** Returns the lines of the rules that decide URLs, sorted. Rules with equal numbers are sorted by line. */
export function sortedLines(urlsByLine: Uint32Array, { by, descending }: RuleOrder): readonly number[] {
  const lines: number[] = [];
  for (let line = 1; line < urlsByLine.length; line++) if ((urlsByLine[line] ?? 0) > 0) lines.push(line);
  const sign = descending ? -1 : 1;
  if (by === 'line') return descending ? lines.reverse() : lines;
  return lines.sort((a, b) => sign * ((urlsByLine[a] ?? 0) - (urlsByLine[b] ?? 0)) || a - b);
}
