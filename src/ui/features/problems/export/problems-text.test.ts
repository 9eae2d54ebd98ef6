import { describe, expect, it } from 'vitest';
import { rowOf } from '../testdata/finding-rows';
import { problemsMarkdown } from './problems-markdown';
import { problemsText } from './problems-text';

const name = 'robots.txt';
const rows = [
  rowOf(),
  rowOf({ line: 1200, severity: 'warning', params: { field: '<b>|*\nx', value: '/\udcff' } }),
  rowOf({ line: 0, isHeuristic: true }),
];

describe('as text', () => {
  it('has a line per finding', () => {
    const lines = problemsText({ rows, text: '', name }).split('\n');
    expect(lines).toHaveLength(rows.length + 3);
    expect(lines[0]).toBe('2 problems and 1 hint in robots.txt');
    expect(lines[2]).toMatch(/^Line 2, error: “Alow” is not a rule\. .*\/x.*\(typo-allow\)$/);
    expect(lines[3]).toMatch(/^Line 1,200, warning: “<b>\|\* x” .*\ufffd/);
    expect(lines[4]).toMatch(/^File, hint: /);
  });

  it('counts none', () => {
    expect(problemsText({ rows: [], text: '', name: 'a\nb' })).toBe('0 problems in a b\n\n');
  });
});

describe('as Markdown', () => {
  it('has a row per finding, in which nothing means anything', () => {
    const lines = problemsMarkdown({ rows, text: '', name: '[robots].txt' }).split('\n');
    expect(lines[0]).toBe('## 2 problems and 1 hint in \\[robots\\].txt');
    expect(lines[2]).toBe('| Line | Severity | Problem | What it means | Kind |');
    expect(lines[4]).toMatch(/^\| Line 2 \| Error \| “Alow” is not a rule \| .* \| typo-allow \|$/);
    expect(lines[5]).toContain('“\\<b\\>\\|\\* x”');
    expect(lines[6]).toMatch(/^\| File \| Hint \|/);
    expect(lines.join('')).not.toMatch(/\p{Surrogate}/u);
  });
});
