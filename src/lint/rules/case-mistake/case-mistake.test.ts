import { expect, test } from 'vitest';
import { applyEdits } from '../../../engine/text-edits';
import type { Finding } from '../../finding';
import { findingsIn } from '../../testdata/example-file';

function found(text: string): readonly Finding[] {
  return findingsIn(text, {}).filter(({ rule }) => rule === 'case-mistake');
}

/** Returns the text after the fix of the first finding; null without a fix. */
function fixed(text: string): string | null {
  const edits = found(text)[0]?.fix?.();
  return edits === undefined ? null : applyEdits(text, edits);
}

test('proposes nothing that an Allow overrules', () => {
  expect(found('User-agent: *\nAllow: /admin/\nDisallow: /Admin/\n')).toEqual([]);
  expect(fixed('User-agent: *\nAllow: /admin\nDisallow: /Admin/\n')).toContain('\nDisallow: /admin/\n');
});

test('adds a spelling once for a rule written twice', () => {
  const text = 'User-agent: *\nDisallow: /a/x\nDisallow: /a/y\nDisallow: /A/b\nDisallow: /A/b\n';
  expect(fixed(text)).toBe(text.replace('/A/b\n', '/A/b\nDisallow: /a/b\n'));
});
