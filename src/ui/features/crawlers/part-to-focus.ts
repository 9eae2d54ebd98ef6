/** What the arrow keys, Home and End lead to in a list of rows: another row's first button, or another button or link of the same row. */
export function partToFocus(key: string, from: EventTarget, list: HTMLElement): HTMLElement | null {
  const row = from instanceof Element ? from.closest('li') : null;
  if (row === null) return null;
  switch (key) {
    case 'ArrowDown':
      return rowFrom(list, row, 1);
    case 'ArrowUp':
      return rowFrom(list, row, -1);
    case 'Home':
      return firstPart(rowsOf(list)[0]);
    case 'End':
      return firstPart(rowsOf(list).at(-1));
    case 'ArrowRight':
      return besides(row, from, 1);
    case 'ArrowLeft':
      return besides(row, from, -1);
    default:
      return null;
  }
}

function rowFrom(list: HTMLElement, row: HTMLElement, step: 1 | -1): HTMLElement | null {
  const rows = rowsOf(list);
  return firstPart(rows[rows.indexOf(row) + step]);
}

function besides(row: HTMLElement, from: EventTarget, step: 1 | -1): HTMLElement | null {
  const parts = partsOf(row);
  return parts[parts.indexOf(from as HTMLElement) + step] ?? null;
}

function firstPart(row: HTMLElement | undefined): HTMLElement | null {
  return (row && partsOf(row)[0]) ?? null;
}

function rowsOf(list: HTMLElement): HTMLElement[] {
  return Array.from(list.querySelectorAll<HTMLElement>('li'));
}

function partsOf(row: HTMLElement): HTMLElement[] {
  return Array.from(row.querySelectorAll<HTMLElement>('button, a'));
}
