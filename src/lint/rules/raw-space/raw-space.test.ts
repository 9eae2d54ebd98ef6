import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../engine/text-edits';
import type { Finding } from '../../finding';
import { findingsIn } from '../../testdata/example-file';
import { plainWords } from '../../texts/words';
import { about } from './about';

function found(text: string): readonly Finding[] {
  return findingsIn(text, {}).filter(({ rule }) => rule === 'raw-space');
}

/** Returns the paths of a rule after its fix; null without a fix. */
function fixed(path: string): string | null {
  const text = `User-agent: *\nDisallow: ${path}\n`;
  const edits = found(text)[0]?.fix?.();
  return edits === undefined ? null : (/ (\/.*)\n$/.exec(applyEdits(text, edits))?.[1] ?? '');
}

test.each([
  ['/a?b=1 &amp;c=*&amp;*', '/a?b=1&c=*&*'],
  ['/a? b=1&amp; c', '/a?b=1&c'],
  ['/a b?c=1&amp;d', '/a%20b?c=1&d'],
  ['/a?b= c', '/a?b=%20c'],
])('%s becomes a path without mistakes', (path, right) => {
  expect(fixed(path)).toBe(right);
  expect(findingsIn(`User-agent: *\nDisallow: ${right}\n`, {}).map(({ severity }) => severity)).not.toContain(
    'error',
  );
});

test.each(['/50% off', '/a b%zz', '/a\\b c'])('offers no fix for %s, which has other mistakes', (path) => {
  expect(found(`User-agent: *\nDisallow: ${path}\n`)).toHaveLength(1);
  expect(fixed(path)).toBeNull();
});

describe('an exception that another Allow covers', () => {
  const allow = 'Allow: /q? tag=a&amp;page=*\nAllow: /q?tag=a\n';
  const severityAndText = (rules: string) => {
    const [finding] = found(`User-agent: *\nDisallow: /q?\n${rules}${allow}`);
    return [finding?.severity, plainWords(about.explain(finding?.params as never))];
  };

  test('changes little', () => {
    const [severity, text] = severityAndText('');
    expect(severity).toBe('tidy');
    expect(text).toMatch(/Line 4 already allows these URLs, so little or nothing changes\.$/);
  });

  test('matters once a rule with &amp; is corrected', () => {
    const [severity, text] = severityAndText('Disallow: /q?tag=a&amp;*\n');
    expect(severity).toBe('note');
    expect(text).toMatch(/Line 3 will block these URLs once it’s corrected, so correct this line first\.$/);
  });
});
