import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { describe, expect, it, test } from 'vitest';
import { ruleExamples } from '../../../../lint/examples';
import { findingRows, rowOf } from '../testdata/finding-rows';
import schema from '../testdata/sarif-schema-2.1.0.json';
import { problemsSarif } from './problems-sarif';

// Ajv doesn't support draft 4. Without `$schema` and `id`, the schema is also valid as a later draft.
const { $schema: _draft, id: _address, ...draft6 } = schema;
const ajv = new Ajv({ strict: false, allErrors: true });
formats.default(ajv);
const validate = ajv.compile(draft6);

/** Returns the validation errors of a log. */
function objections(log: string): readonly unknown[] {
  return validate(JSON.parse(log)) ? [] : (validate.errors ?? []);
}

const name = 'robots.txt';
const faulty = `User-agent: *
Alow: /x/open
Disallow: "/private"
Disallow: /x
User-agent: Googlebot, Bingbot
Disallow: /ä 😀
Crawl-delay: 5
Host: example.com

User-agent: googlebot
User-agent: googlebot
Disalow: /\udcff
`;

describe('SARIF', () => {
  it('is valid against the public schema', () => {
    const rows = findingRows(faulty);
    expect(rows.length).toBeGreaterThan(4);
    expect(objections(problemsSarif({ rows, text: faulty, name }))).toEqual([]);
  });

  it('is valid without findings', () => {
    expect(objections(problemsSarif({ rows: [], text: '', name }))).toEqual([]);
  });

  it.each([...ruleExamples])('is valid for the examples of %s', (rule, examples) => {
    for (const { bad } of examples) {
      const text = bad.replace(/[⟦⟧]/g, '');
      const rows = findingRows(text).filter((row) => row.rule === rule);
      expect(objections(problemsSarif({ rows, text, name }))).toEqual([]);
    }
  });

  test('the validation fails for an invalid log', () => {
    const log = problemsSarif({ rows: findingRows(faulty), text: faulty, name });
    expect(objections(log.replace('"version": "2.1.0"', '"version": "2.2.0"'))).not.toEqual([]);
    expect(objections(log.replace(/"startColumn": \d+/, '"startColumn": 0'))).not.toEqual([]);
    expect(objections(log.replace('"helpUri": "https://', '"helpUri": "h t:'))).not.toEqual([]);
  });

  it('counts columns in UTF-16 units from 1 and includes the edit of a fix', () => {
    const text = 'User-agent: *\nAlow: /😀\n';
    const at = text.indexOf('Alow');
    const row = rowOf({ from: at, to: at + 8, change: { at, before: 'Alow', after: 'Allow' } });
    const [run] = JSON.parse(problemsSarif({ rows: [row], text, name })).runs;
    expect(run.columnKind).toBe('utf16CodeUnits');
    const [result] = run.results;
    expect(result).toMatchObject({ ruleId: 'typo-allow', ruleIndex: 0, level: 'error' });
    expect(result.locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'robots.txt', index: 0 },
      region: { startLine: 2, startColumn: 1, endLine: 2, endColumn: 9 },
    });
    expect(result.fixes[0].artifactChanges[0].replacements).toEqual([
      {
        deletedRegion: { startLine: 2, startColumn: 1, endLine: 2, endColumn: 5 },
        insertedContent: { text: 'Allow' },
      },
    ]);
    expect(run.tool.driver.rules[0]).toMatchObject({ id: 'typo-allow', name: 'TypoAllow' });
  });

  it('has no region for the whole file, and the level note for a guess', () => {
    const row = rowOf({ line: 0, from: 0, to: 0, change: null, isHeuristic: true, related: [3, 4] });
    const [result] = JSON.parse(problemsSarif({ rows: [row], text: 'x', name })).runs[0].results;
    expect(result.locations[0].physicalLocation.region).toBeUndefined();
    expect(result.level).toBe('note');
    expect(result.fixes).toBeUndefined();
    expect(result.relatedLocations).toHaveLength(2);
  });

  it('says that a tidy finding is no failure', () => {
    const log = problemsSarif({ rows: [rowOf({ severity: 'tidy' })], text: 'User-agent: *\nAlow: /x', name });
    const [result] = JSON.parse(log).runs[0].results;
    expect(result).toMatchObject({ kind: 'informational', level: 'none' });
    expect(objections(log)).toEqual([]);
  });

  it('replaces bytes that are not text, and leaves out fixes that would write them', () => {
    const text = 'User-agent: *\nAlow: /\udc80\n';
    const rows = [
      rowOf({ params: { field: 'Alow', value: '/\udc80' } }),
      rowOf({ change: { at: 14, before: 'Alow: /', after: 'Allow: /\udc80' } }),
    ];
    const log = problemsSarif({ rows, text, name });
    expect(log).not.toMatch(/\\ud[89a-f]/i);
    expect(log).not.toMatch(/\p{Surrogate}/u);
    const { results } = JSON.parse(log).runs[0];
    expect(results[0].message.text).toContain('/\ufffd');
    expect(results.map((result: { fixes?: unknown }) => result.fixes === undefined)).toEqual([false, true]);
    expect(objections(log)).toEqual([]);
  });
});
