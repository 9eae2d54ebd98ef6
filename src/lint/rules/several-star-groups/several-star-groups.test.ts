import { expect, test } from 'vitest';
import { applyEdits } from '../../../engine/text-edits';
import type { Finding } from '../../finding';
import { findingsIn } from '../../testdata/example-file';

function found(text: string): readonly Finding[] {
  return findingsIn(text, {}).filter(({ rule }) => rule === 'several-star-groups');
}

/** Returns the text after the fix of the first finding; null without a fix. */
function fixed(text: string): string | null {
  const edits = found(text)[0]?.fix?.();
  return edits === undefined ? null : applyEdits(text, edits);
}

function star(count: number): string {
  return `User-agent: *\n${Array.from({ length: count }, (_, i) => `Disallow: /${i}/\n`).join('')}`;
}

test('moves the comments above a group with it', () => {
  const text =
    'User-agent: *\nDisallow: /a\n\nUser-agent: b\nDisallow: /\n\n# Old names\n# of pages\nUser-agent: *\nDisallow: /b\n';
  expect(fixed(text)).toBe(
    'User-agent: *\nDisallow: /a\n# Old names\n# of pages\nDisallow: /b\n\nUser-agent: b\nDisallow: /\n',
  );
});

test('moves up to 30 rules past other groups, and any number without', () => {
  const other = '\nUser-agent: b\nDisallow: /\n\n';
  expect(fixed(`${star(1)}${other}${star(30)}`)).not.toBeNull();
  expect(fixed(`${star(1)}${other}${star(31)}`)).toBeNull();
  expect(found(`${star(1)}${other}${star(31)}`)).toHaveLength(1);
  expect(fixed(`${star(1)}\n${star(31)}`)).not.toBeNull();
});

test.each([
  [
    'apart',
    '\nUser-agent: b\nDisallow: /\n\n',
    '\nUser-agent: b\nDisallow: /\n\nUser-agent: b\nDisallow: /\n',
  ],
  ['next to each other', '\n', ''],
])('merges all groups at once: %s', (_, between, left) => {
  const groups = ['/a', '/b', '/b', '/c'].map((path) => `User-agent: *\nDisallow: ${path}\n`);
  const text = `${groups.slice(0, 3).join(between)}\n${groups[3]}`;
  expect(found(text)[0]?.params).toMatchObject({ groups: 4, merged: 3 });
  expect(fixed(text)).toBe(`User-agent: *\nDisallow: /a\nDisallow: /b\nDisallow: /c\n${left}`);
});

test('merges only the groups that it can', () => {
  const text = `${star(1)}\nUser-agent: *\nUser-agent: b\nDisallow: /x\n\n${star(2)}`;
  expect(found(text)[0]?.params).toMatchObject({ groups: 3, merged: 1 });
  expect(fixed(text)).toBe(`${star(2)}\nUser-agent: *\nUser-agent: b\nDisallow: /x\n`);
});
