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
  it('detects a line that grows too long at either end of the inserted text', () => {
    expect(edit(10, 'x')).toBe(true);
    expect(edit(9, 'a\nb')).toBe(true);
    expect(edit(text.line(2).to, 'b\na')).toBe(true);
  });

  it('detects a long line inside the inserted text', () => {
    expect(edit(0, `a\n${longest}x\nb`)).toBe(true);
    expect(edit(0, `a\n${longest}\nb`)).toBe(false);
  });

  it('accepts other edits', () => {
    expect(edit(0, 'x')).toBe(false);
    expect(edit(text.line(2).to, '\nx')).toBe(false);
  });
});
