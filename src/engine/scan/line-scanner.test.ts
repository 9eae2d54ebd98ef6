import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LineScanner } from './line-scanner';

const line = fc
  .array(fc.constantFrom('a', 'Disallow', ':', '#', ' ', '\t', '\v', '\0', '/x'), { maxLength: 6 })
  .map((parts) => parts.join(''));

function scanned(scanner: LineScanner, from: number, to: number): unknown[] {
  const shape = scanner.scan(from, to);
  const { contentFrom, contentTo, fieldFrom, fieldTo, valueFrom, valueTo, commentFrom, end, missingColon } =
    scanner;
  const parts = [shape, contentFrom, contentTo, commentFrom, end];
  return shape === 3 ? [...parts, fieldFrom, fieldTo, valueFrom, valueTo, missingColon] : parts;
}

test('LineScanner gives the same result in any order of lines', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.array(fc.nat(7), { maxLength: 20 }),
      (lines, order) => {
        const text = lines.join('\n');
        const starts = lines.map((_, index) => lines.slice(0, index).join('\n').length + (index > 0 ? 1 : 0));
        const scanner = new LineScanner(text);
        for (const index of order.map((one) => one % lines.length)) {
          const from = starts[index] as number;
          const to = from + (lines[index] as string).length;
          expect(scanned(scanner, from, to)).toEqual(scanned(new LineScanner(text), from, to));
        }
      },
    ),
    { numRuns: 2000 },
  );
});
