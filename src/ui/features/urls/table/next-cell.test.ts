import { expect, it } from 'vitest';
import { type CellPlace, nextCell } from './next-cell';

const bounds = { rows: 100, columns: 5, page: 20 };
const near = { ctrlKey: false, metaKey: false, altKey: false };
const far = { ...near, ctrlKey: true };
const at = { row: 50, column: 2 };

function after(key: string, from: CellPlace = at, modifiers = near): string | null {
  const next = nextCell({ key, ...modifiers }, from, bounds);
  return next && `${next.row}:${next.column}`;
}

it.each([
  ['ArrowDown', '51:2'],
  ['ArrowUp', '49:2'],
  ['ArrowLeft', '50:1'],
  ['ArrowRight', '50:3'],
  ['PageDown', '70:2'],
  ['PageUp', '30:2'],
  ['Home', '50:0'],
  ['End', '50:4'],
])('%s moves to %s', (key, place) => expect(after(key)).toBe(place));

it.each([
  ['Home', '0:0'],
  ['End', '99:4'],
  ['ArrowDown', '99:2'],
  ['ArrowUp', '0:2'],
  ['ArrowLeft', '50:0'],
  ['ArrowRight', '50:4'],
])('with Ctrl, %s moves to %s', (key, place) => {
  expect(after(key, at, far)).toBe(place);
  expect(after(key, at, { ...near, metaKey: true })).toBe(place);
});

it('stops at the edges; the head is above the first row', () => {
  expect(after('ArrowUp', { row: 0, column: 2 })).toBe('-1:2');
  expect(after('ArrowUp', { row: -1, column: 2 })).toBe('-1:2');
  expect(after('PageUp', { row: 3, column: 2 })).toBe('0:2');
  expect(after('PageDown', { row: 95, column: 2 })).toBe('99:2');
  expect(after('ArrowLeft', { row: 0, column: 0 })).toBe('0:0');
  expect(after('ArrowRight', { row: 0, column: 4 })).toBe('0:4');
});

it('ignores other keys', () => {
  expect(after('a')).toBeNull();
  expect(after('PageDown', at, far)).toBeNull();
  expect(after('ArrowLeft', at, { ...near, altKey: true })).toBeNull();
});

it('reaches only the head if there are no rows', () => {
  expect(nextCell({ key: 'ArrowDown', ...near }, { row: -1, column: 0 }, { ...bounds, rows: 0 })).toEqual({
    row: -1,
    column: 0,
  });
});
