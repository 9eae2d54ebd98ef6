import { describe, expect, it } from 'vitest';
import type { RejectedRow } from '../../../../store';
import { rejectedFile } from './rejected-file';

/** A worker with `count` rejected lines that returns at most 500 per request. */
function linesOf(count: number) {
  const lines = Array.from({ length: count }, (_, i): RejectedRow => {
    const text = i === 1 ? '=1+1' : i < 1_000 ? 'a,b' : null;
    return { line: i + 10, reason: 'no-url', text };
  });
  return {
    rejected: (from: number, to: number) => Promise.resolve(lines.slice(from, Math.min(to, from + 500))),
  };
}

describe('the file of lines without a URL', () => {
  it.each([0, 1, 499, 500, 501, 1_200])('has each of %i lines once', async (count) => {
    const file = await rejectedFile(linesOf(count), false);
    const [heads, ...rows] = (await file.text()).trimEnd().split('\r\n');
    expect(heads).toBe('Line,Reason,Text');
    expect(rows.map((row) => Number.parseInt(row, 10))).toEqual(
      Array.from({ length: count }, (_, i) => i + 10),
    );
  });

  it("is safe to open in a spreadsheet, and leaves the text empty if it wasn't kept", async () => {
    const text = await (await rejectedFile(linesOf(1_001), true)).text();
    expect(text.startsWith('Entry,Reason,Text\r\n10,No URL,"a,b"\r\n11,No URL,\'=1+1\r\n')).toBe(true);
    expect(text.endsWith('1010,No URL,\r\n')).toBe(true);
  });
});
