const STATEMENTS = 159;
const CONTRADICTIONS = 23;

interface Row {
  readonly id: string;
  readonly cells: readonly string[];
  /** The text with the references: a statement's third cell, or the whole row of a contradiction. */
  readonly shown: string;
  readonly text: string;
}

interface Reference {
  readonly file: string;
  readonly quote: string;
}

/** Data with an item for each statement that has this in place of a reference. */
const CASES: ReadonlyMap<string, string> = new Map([
  ['', 'src/engine/testdata/founding-match.json'],
  ['scope', 'src/engine/fetch/testdata/scope-cases.json'],
]);
/** Has a test of each contradiction. */
const CONTRADICTION_TESTS = 'src/app/founding/contradictions.test.ts';

/**
 * Lists the errors in docs/founding-documents.md: missing or duplicate rows, rows without a reference, and references to something missing or to a
 * test of another statement. A row stands for one statement, or for consecutive ones (`4–5`). A reference is a file and a quote from it, both as code,
 * separated by a colon; or a test file alone, which then has as many tests with each number as the row names it. Without a reference, a statement has a
 * case in the data. `read` returns a file's text, or null if there is none.
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

/** Returns a row for each statement or contradiction that a row starts with. */
function rowsOf(markdown: string): readonly Row[] {
  return markdown.split('\n').flatMap((text) => {
    const [, letter = '', first, last = first] = /^\| (C?)(\d+)(?:–(\d+))? \|/.exec(text) ?? [];
    if (first === undefined) return [];
    const cells = text
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const shown = letter === '' ? (cells[2] ?? '') : text;
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => ({
      id: `${letter}${Number(first) + index}`,
      cells,
      shown,
      text,
    }));
  });
}

function rowProblems({ id, cells, shown, text }: Row): readonly string[] {
  const problems: string[] = [];
  const report = (what: string) => problems.push(`${id}: ${what}`);
  const [least, most] = isContradiction(id) ? [4, 4] : [2, 3];
  if (cells.length < least || cells.length > most || cells.includes(''))
    report(`not ${most} cells with text`);
  const references = referencesIn(shown);
  if (references.length === 0 && !isNumbered(id, shown)) report('shown by nothing');
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

function isContradiction(id: string): boolean {
  return id.startsWith('C');
}

/** Returns whether the row's number completes a reference. */
function isNumbered(id: string, shown: string): boolean {
  return isContradiction(id) || CASES.has(shown) || TEST_FILE.test(shown);
}

/** Checks the references that the row's number completes. */
function numberedProblems({ id, shown }: Row, read: (file: string) => string | null): readonly string[] {
  const data = CASES.get(shown);
  const files = Array.from(shown.matchAll(TEST_FILES), ([, file = '']) => file);
  if (isContradiction(id)) files.push(CONTRADICTION_TESTS);
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
