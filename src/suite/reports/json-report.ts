import type { ReportedResult } from './reported-result';

/**
 * The results as JSON, for programs: format and version, counts, the crawlers as they were asked, and one object per URL and crawler (see
 * SuiteCell), each in a line of its own. In pieces, for a whole report may be longer than a string can be. Undecodable bytes become escapes.
 */
export function* jsonReport({ crawlers, cells, passed, failed, notSet }: ReportedResult): Generator<string> {
  yield `{\n"format": "robots-test-results",\n"version": 1,\n"passed": ${passed},\n"failed": ${failed},\n"notSet": ${notSet},\n"crawlers": [`;
  yield* listed(crawlers.map(({ name, dialect, consultation }) => ({ name, dialect, consultation })));
  yield '],\n"results": [';
  yield* listed(cells);
  yield ']\n}\n';
}

function* listed(values: Iterable<object>): Generator<string> {
  let separator = '\n';
  for (const value of values) {
    yield separator + JSON.stringify(value);
    separator = ',\n';
  }
  yield '\n';
}
