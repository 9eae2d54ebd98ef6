import { ChangeSet, Text } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { makesLongLine } from './wrap-lines';

const longest = 'x'.repeat(16_664);
const text = Text.of(['Allow: /', longest, '']);

function edit(from: number, insert: string): boolean {
  const changes = ChangeSet.of({ from, insert: Text.of(insert.split('\n')) }, text.length);
  return makesLongLine(changes, changes.apply(text));
}

describe('makesLongLine', () => {
  it('sees a line that grows too long, at either end of what is inserted', () => {
    expect(edit(10, 'x')).toBe(true);
    expect(edit(9, 'a\nb')).toBe(true);
    expect(edit(text.line(2).to, 'b\na')).toBe(true);
  });

  it('sees a long line inside what is inserted', () => {
    expect(edit(0, `a\n${longest}x\nb`)).toBe(true);
    expect(edit(0, `a\n${longest}\nb`)).toBe(false);
  });

  it('leaves other edits alone', () => {
    expect(edit(0, 'x')).toBe(false);
    expect(edit(text.line(2).to, '\nx')).toBe(false);
  });
});
