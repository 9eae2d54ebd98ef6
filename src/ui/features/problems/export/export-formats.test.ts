import { describe, expect, it } from 'vitest';
import { plainWords } from '../../../../lint/texts';
import { aboutOf } from '../../../parts/about-of';
import { rowOf } from '../testdata/finding-rows';
import { exportFormats } from './export-formats';

const name = 'robots.txt';
const rows = [
  rowOf(),
  rowOf({ line: 1200, severity: 'warning', params: { field: '<b>|*\nx', value: '/\udcff' } }),
  rowOf({ line: 0, isHeuristic: true }),
  rowOf({ severity: 'tidy' }),
];

const title = plainWords(aboutOf('typo-allow').title(rowOf().params));

describe('plain text', () => {
  it('has one line per finding', () => {
    const lines = exportFormats.text.write({ rows, text: '', name }).split('\n');
    expect(lines).toHaveLength(rows.length + 3);
    expect(lines[0]).toBe('1 error, 1 warning and 1 guess in robots.txt');
    expect(lines[2]).toContain(`Line 2, error: ${title}. `);
    expect(lines[2]).toMatch(/\/x.*\(typo-allow\)$/);
    expect(lines[3]).toMatch(/^Line 1,200, warning: “<b>\|\* x” .*\ufffd/);
    expect(lines[4]).toMatch(/^File, guess: /);
    expect(lines[5]).toMatch(/^Line 2, tidy up: /);
  });

  it('says that there are no problems', () => {
    expect(exportFormats.text.write({ rows: [], text: '', name: 'a\nb' })).toBe('No problems in a b\n\n');
  });
});

describe('Markdown', () => {
  it('has one row per finding and escapes Markdown in it', () => {
    const lines = exportFormats.markdown.write({ rows, text: '', name: '[robots].txt' }).split('\n');
    expect(lines[0]).toBe('## 1 error, 1 warning and 1 guess in \\[robots\\].txt');
    expect(lines[2]).toBe('| Line | Severity | Problem | What it means | Rule |');
    expect(lines[4]).toContain(`| Line 2 | Error | ${title} | `);
    expect(lines[4]).toMatch(/ \| typo-allow \|$/);
    expect(lines[5]).toContain('“\\<b\\>\\|\\* x”');
    expect(lines[6]).toMatch(/^\| File \| Guess \|/);
    expect(lines[7]).toMatch(/^\| Line 2 \| Tidy up \|/);
    expect(lines.join('')).not.toMatch(/\p{Surrogate}/u);
  });
});
