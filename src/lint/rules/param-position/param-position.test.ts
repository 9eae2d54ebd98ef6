import { expect, test } from 'vitest';
import { applyEdits } from '../../../engine/text-edits';
import type { Finding } from '../../finding';
import { findingsIn } from '../../testdata/example-file';

function found(text: string): readonly Finding[] {
  return findingsIn(text, {}).filter(({ rule }) => rule === 'param-position');
}

/** Returns the text after the fix of the first finding; null without a fix. */
function fixed(text: string): string | null {
  const edits = found(text)[0]?.fix?.();
  return edits === undefined ? null : applyEdits(text, edits);
}

test('adds no rule that another added one covers', () => {
  const text = 'User-agent: *\nDisallow: /uk/*?order=*\nDisallow: /*?order=*\nDisallow: /fr/*?order=price\n';
  expect(fixed(text)).toBe(
    text.replace('/*?order=*\nDisallow: /fr', '/*?order=*\nDisallow: /*&order=*\nDisallow: /fr'),
  );
  expect(found(text)).toHaveLength(1);
  expect(found(text)[0]).toMatchObject({ line: 3, params: { others: 0 } });
});

test('adds a rule once for a rule written twice', () => {
  expect(fixed('User-agent: *\nDisallow: /a/*?b=\nDisallow: /a/*?b=\n')).toBe(
    'User-agent: *\nDisallow: /a/*?b=\nDisallow: /a/*&b=\nDisallow: /a/*?b=\n',
  );
});
