import { memoize } from '../../engine/collections';
import { pathOf } from '../../engine/match';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { openUrls } from './open-urls';

/** The tested URL in the form compared with patterns. */
export interface TestedAddress {
  /** Path without the query. */
  readonly path: string;
  /** Path with the query. */
  readonly target: string;
}

/** Returns the tested URL, or null without one. */
export const testedAddress = memoize((file: LintFile): TestedAddress | null => {
  const { url } = file.context;
  if (url === null) return null;
  const target = pathOf(url, file.google);
  const query = target.indexOf('?');
  return { path: query < 0 ? target : target.slice(0, query), target };
});

/** Returns whether the first agent of a line's group may crawl a URL, as Google reads the file. */
export function mayCrawl(file: LintFile, line: LintLine, target: string): boolean {
  return openUrls(file, [{ line, url: target }]).length > 0;
}
