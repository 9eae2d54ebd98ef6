import { readFileSync } from 'node:fs';
import { checkLintCase } from './lint-cases/check-lint-case';
import { readLintCases } from './lint-cases/lint-case';

/**
 * `npm run check:lint-cases -- <file> [word]`: checks a file of the form of lint-cases/testdata/lint-cases.json, or the cases whose id or kind contains
 * the word. Prints what is wrong, and how many cases pass by kind. Exits with 1 if a case fails or a part of it can't be checked.
 */
const [file, word = ''] = process.argv.slice(2);
if (file === undefined) {
  console.error('Which file? npm run check:lint-cases -- <file> [word]');
  process.exitCode = 2;
} else {
  const cases = readLintCases(readFileSync(file, 'utf8')).filter(
    ({ id, kind }) => id.includes(word) || kind.includes(word),
  );
  const kinds = new Map<string, { passed: number; all: number }>();
  for (const lintCase of cases) {
    const wrong = checkLintCase(lintCase);
    const { passed, all } = kinds.get(lintCase.kind) ?? { passed: 0, all: 0 };
    kinds.set(lintCase.kind, { passed: passed + Number(wrong.length === 0), all: all + 1 });
    if (wrong.length > 0) console.log([`${lintCase.id} (${lintCase.kind})`, ...wrong].join('\n  '));
  }
  for (const [kind, { passed, all }] of [...kinds].sort())
    console.log(`${passed === all ? ' ' : '!'} ${passed} of ${all}  ${kind}`);
  const passed = [...kinds.values()].reduce((sum, kind) => sum + kind.passed, 0);
  console.log(`${passed} of ${cases.length} cases pass`);
  process.exitCode = passed === cases.length && passed > 0 ? 0 : 1;
}
