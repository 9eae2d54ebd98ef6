/**
 * Returns the row that a key moves to from row `place`, in a list of `total` rows of which `page` are visible.
 * Null for keys that do not move.
 */
export function nextPlace(key: string, place: number, total: number, page: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(place + 1, total - 1);
    case 'ArrowUp':
      return Math.max(place - 1, 0);
    case 'PageDown':
      return Math.min(place + page, total - 1);
    case 'PageUp':
      return Math.max(place - page, 0);
    case 'Home':
      return 0;
    case 'End':
      return total - 1;
    default:
      return null;
  }
}
