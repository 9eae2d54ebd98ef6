import type { LintRule } from '../../lint-rule';

/** Misspellings of Allow that are found in files. No reader is known to accept any. */
const SPELLINGS = new Set([
  'alow',
  'allaw',
  'alllow',
  'aallow',
  'allw',
  'alolw',
  'alloow',
  'allo',
  'llow',
  'alow-',
]);

export const rule: LintRule = {
  dialects: ['google', 'rfc9309', 'bing', 'yandex', 'google2020', 'standard1994', 'python'],
  severity: 'by-effect',
  fix: 'evident',
  check(file, report) {
    for (const line of file.directives) {
      if (line.kind !== 'other' || !SPELLINGS.has(line.name)) continue;
      report({
        line,
        from: line.fieldFrom,
        to: line.fieldTo,
        params: { field: line.field, path: line.value },
        intent: { kind: 'rules', rules: [{ type: 'allow', path: line.value }] },
        fix: () => [[line.fieldFrom, line.fieldTo, 'Allow']],
      });
    }
  },
};
