const STATEMENTS = 159;
const CONTRADICTIONS = 23;

interface Row {
  readonly id: string;
  readonly cells: readonly string[];
  readonly text: string;
}

interface Reference {
  readonly file: string;
  readonly quote: string;
}

/** Data with an item for each row that has this word in place of a reference. */
const CASES: ReadonlyMap<string, string> = new Map([
  ['match', 'src/engine/testdata/founding-match.json'],
  ['scope', 'src/engine/fetch/testdata/scope-cases.json'],
]);
/** The tests of rows with the word `tests`. */
const CONTRADICTION_TESTS = 'src/app/founding/contradictions.test.ts';

/**
 * Lists the errors in docs/founding-documents.md: missing or duplicate rows, rows without a reference, and references to something missing or to a
 * test of another statement. A reference is a file and a quote from it, both as code, separated by a colon; or a test file alone, which then has as
 * many tests with the row's number as the row names it; or a word for data or for `CONTRADICTION_TESTS`. `read` returns a file's text, or null if there is
 * none.
 */
export function problemsOf(markdown: string, read: (file: string) => string | null): readonly string[] {
  const rows = rowsOf(markdown);
  const expected = [
    ...Array.from({ length: STATEMENTS }, (_, index) => `${index + 1}`),
    ...Array.from({ length: CONTRADICTIONS }, (_, index) => `C${index}`),
  ];
  return [
    ...expected.flatMap((id) => {
      const times = rows.filter((row) => row.id === id).length;
      return times === 1 ? [] : [`${id}: ${times} rows`];
    }),
    ...rows.filter(({ id }) => !expected.includes(id)).map(({ id }) => `${id}: no such statement`),
    ...rows.flatMap(rowProblems),
    ...rows.flatMap((row) => numberedProblems(row, read)),
    ...referencesIn(markdown).flatMap((reference) => referenceProblems(reference, read)),
  ];
}

/** Returns the rows that start with the number of a statement or contradiction. */
function rowsOf(markdown: string): readonly Row[] {
  return markdown.split('\n').flatMap((line) => {
    const id = /^\| (C?\d+) \|/.exec(line)?.[1];
    if (id === undefined) return [];
    const cells = line.split('|').slice(1, -1);
    return [{ id, cells: cells.map((cell) => cell.trim()), text: line }];
  });
}

function rowProblems({ id, cells, text }: Row): readonly string[] {
  const problems: string[] = [];
  const report = (what: string) => problems.push(`${id}: ${what}`);
  const columns = id.startsWith('C') ? 5 : 3;
  if (cells.length !== columns || cells.includes('')) report(`not ${columns} cells with text`);
  const shown = cells.at(-1) ?? '';
  const references = referencesIn(shown);
  if (references.length === 0 && !isNumbered(shown)) report('shown by nothing');
  const left = text.replaceAll(REFERENCE, '').replaceAll(TEST_FILES, '');
  if (left.includes('`')) report('code that is no reference');
  for (const { quote } of references) {
    const numbers = statementsIn(quote);
    if (numbers !== null && !numbers.includes(id)) report(`“${quote}” is about ${numbers.join(', ')}`);
  }
  return problems;
}

const REFERENCE = /`([^`]+)`: `([^`]+)`/g;
/** A test file without a title. */
const TEST_FILE = /`([\w./-]+\.(?:test|spec)\.tsx?)`(?!:)/;
const TEST_FILES = new RegExp(TEST_FILE, 'g');
/** The beginning of a test's title, with the numbers of statements. */
const TITLES = /['"`](?:founding (?:statement|contradiction) )?(C?\d{1,3}(?:, \d{1,3})*): /g;

/** Returns whether the row's number completes a reference. */
function isNumbered(shown: string): boolean {
  return CASES.has(shown) || TEST_FILE.test(shown) || /\btests\b/.test(shown);
}

/** Checks the references that the row's number completes. */
function numberedProblems({ id, cells }: Row, read: (file: string) => string | null): readonly string[] {
  const shown = cells.at(-1) ?? '';
  const data = CASES.get(shown);
  const files = Array.from(shown.matchAll(TEST_FILES), ([, file = '']) => file);
  if (/\btests\b/.test(shown)) files.push(CONTRADICTION_TESTS);
  return [
    ...(data === undefined ? [] : referenceProblems({ file: data, quote: `"item": ${id},` }, read)),
    ...[...new Set(files)].flatMap((file) => {
      const text = read(file);
      if (text === null) return [`${file} does not exist`];
      const tests = [...text.matchAll(TITLES)].filter(([, numbers = '']) => numbers.split(', ').includes(id));
      const named = files.filter((other) => other === file).length;
      return tests.length < named ? [`${id}: ${file} has ${tests.length} of ${named} tests`] : [];
    }),
  ];
}

function referencesIn(text: string): readonly Reference[] {
  return [...text.matchAll(REFERENCE)].map(([, file = '', quote = '']) => ({ file, quote }));
}

/** Returns the statements that a test title or the key of a case refers to; null if it names none. */
function statementsIn(quote: string): readonly string[] | null {
  const numbers =
    /^(?:founding (?:statement|contradiction) )?(C?\d{1,3}(?:, \d{1,3})*):/.exec(quote)?.[1] ??
    /^"item": (\d+),$/.exec(quote)?.[1];
  return numbers?.split(', ') ?? null;
}

function referenceProblems({ file, quote }: Reference, read: (file: string) => string | null): string[] {
  const text = read(file);
  if (text === null) return [`${file} does not exist`];
  // A title must match as a whole, so that it isn't just the beginning of another title.
  const isTest = /\.(test|spec)\.tsx?$/.test(file);
  const forms = isTest ? [`'${quote}'`, `"${quote}"`, `\`${quote}\``] : [quote];
  return forms.some((form) => text.includes(form)) ? [] : [`${file} has no “${quote}”`];
}
