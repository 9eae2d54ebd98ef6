import { expect, test } from 'vitest';
import { applyEdits } from '../../../engine/text-edits';
import type { Finding } from '../../finding';
import { findingsIn } from '../../testdata/example-file';

function found(text: string): readonly Finding[] {
  return findingsIn(text, {}).filter(({ rule }) => rule === 'order-dependent');
}

/** Returns the text after the fix of the first finding; null without a fix. */
function fixed(text: string): string | null {
  const edits = found(text)[0]?.fix?.();
  return edits === undefined ? null : applyEdits(text, edits);
}

test('leaves exceptions below their comment', () => {
  const text = (comment: string) =>
    `User-agent: *\nDisallow: /a\nDisallow: /b\n${comment}Allow: /a/x\nAllow: /a/y\nDisallow: /c\n`;
  expect(fixed(text('# Allowed items\n'))).toBeNull();
  expect(found(text('# Allowed items\n'))).toHaveLength(1);
  expect(fixed(text(''))).toBe(
    'User-agent: *\nAllow: /a/x\nAllow: /a/y\nDisallow: /a\nDisallow: /b\nDisallow: /c\n',
  );
});
