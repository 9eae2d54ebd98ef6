import { expect, test } from 'vitest';
import { encodeText } from '../../engine/source';
import { ByteLines } from './byte-lines';

test.each([1, 7, 1_000_000])('a long line is cut at the limit, in chunks of %i bytes', (chunk) => {
  const source = encodeText(`short\n${'x'.repeat(50_000)}\nlast`);
  const accepted: (string | boolean)[][] = [];
  const lines = new ByteLines(100, (bytes, from, to, isCut) => {
    accepted.push([new TextDecoder().decode(bytes.subarray(from, to)), isCut]);
    return true;
  });
  for (let at = 0; at < source.length; at += chunk) lines.read(source.slice(at, at + chunk));
  lines.finish();
  expect(accepted).toEqual([
    ['short', false],
    ['x'.repeat(100), true],
    ['last', false],
  ]);
});
