import { expect, test } from 'vitest';
import { LIMITS } from './limits';
import { WireBudget } from './wire-budget';

/** Bytes of an answer in `count` pieces of `size` bytes, after a header of 500 bytes and a handshake of 5,000. */
function answerOf(count: number, size: number, framePerPiece: number, tlsPerPiece: number) {
  const http = 500 + count * (size + framePerPiece);
  return { wire: 5_000 + http + count * tlsPerPiece, http, body: count * size };
}

test.each([
  ['the longest file, a chunk and a TLS record for each line of 13 bytes', 80_659, 13, 5, 22, false],
  ['500 KiB, a chunk and a TLS record for each line of 9 bytes', 56_889, 9, 5, 22, false],
  ['200 KiB, three TLS records for the parts of each chunk of 13 bytes', 15_754, 13, 5, 66, false],
  ['100,000 chunks of one byte', 100_000, 1, 5, 0, false],
  ['105,000 chunks of one byte', 105_000, 1, 5, 0, true],
  ['20,000 TLS records of one byte', 20_000, 1, 0, 22, false],
  ['27,000 TLS records of one byte', 27_000, 1, 0, 22, true],
])('%s', (_, count, size, frame, record, isSpent) => {
  const budget = new WireBudget(LIMITS);
  budget.countAnswer(answerOf(count, size, frame, record));
  expect(budget.isSpent).toBe(isSpent);
});

test('each answer has a budget of its own for what isn’t its body', () => {
  const budget = new WireBudget(LIMITS);
  for (const _hop of [1, 2, 3]) {
    budget.countAnswer({ wire: 400_000, http: 400_000, body: 0 });
    expect(budget.isSpent).toBe(false);
  }
});
