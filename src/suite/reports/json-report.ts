import type { ReportedResult, ReportNote } from './reported-result';

/**
 * Writes the results as JSON for programs: format and version, counts, the crawlers as tested, and one object
 * per URL and crawler (see `SuiteCell`), each on its own line. `notes` is there only if there are any. Yields pieces, because a whole report may
 * exceed the maximum length of a string. Undecodable bytes become escapes.
 */
export function* jsonReport({
  crawlers,
  cells,
  passed,
  failed,
  notSet,
  notes = [],
}: ReportedResult): Generator<string> {
  yield `{\n"format": "robots-test-results",\n"version": 1,\n"passed": ${passed},\n"failed": ${failed},\n"notSet": ${notSet},\n"crawlers": [`;
  yield* listed(crawlers.map(({ name, dialect, consultation }) => ({ name, dialect, consultation })));
  if (notes.length > 0) {
    yield '],\n"notes": [';
    yield* listed(notes.map(writtenNote));
  }
  yield '],\n"results": [';
  yield* listed(cells);
  yield ']\n}\n';
}

/** Returns a note for JSON, without what it isn't about. */
export function writtenNote({ code, level, file, crawler, text }: ReportNote): object {
  return { code, level, ...(file !== null && { file }), ...(crawler !== null && { crawler }), text };
}

function* listed(values: Iterable<object>): Generator<string> {
  let separator = '\n';
  for (const value of values) {
    yield separator + JSON.stringify(value);
    separator = ',\n';
  }
  yield '\n';
}
