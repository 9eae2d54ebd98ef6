import { decide, effectOf } from '../../../../engine';
import { applies, judge } from '../../../../engine/fetch';
import { CellOutcome } from '../cell-outcome';
import type { UrlsQuestion } from '../url-verdicts';

/** A cell as the engine decides a single question: the outcome, and the deciding line if there is one. */
export interface ReferenceCell {
  readonly outcome: number;
  readonly line: number;
}

/** Decides all cells of a question one by one, row by row. */
export function referenceCells({ urls, file, condition, crawlers }: UrlsQuestion): ReferenceCell[] {
  const cells: ReferenceCell[] = [];
  for (let row = 0; row < urls.length; row++) {
    for (const crawler of crawlers) {
      const robots = file.readBy(crawler.dialect);
      const { fetch } = robots.dialect;
      const entry = urls.urlAt(row);
      const url = entry.startsWith('/') ? originOf(condition.robotsUrl) + entry : entry;
      const place = condition.robotsUrl ?? ownPlace(url);
      const scope = place === null ? null : applies(place, url, fetch.schemes);
      const verdict = decide(robots, { ...crawler, url });
      const { outcome, by } = judge(scope, effectOf(condition.answer, fetch), verdict);
      cells.push({ outcome: CellOutcome[outcome], line: by === 'rules' ? verdict.line : 0 });
    }
  }
  return cells;
}

function originOf(robotsUrl: string | null): string {
  const place = robotsUrl === null ? null : /^[a-z]+:\/\/[^/]+/.exec(robotsUrl);
  return place?.[0] ?? 'https://example.com';
}

/** Returns the address of the robots.txt for a URL; null if there can be none. */
function ownPlace(url: string): string | null {
  const { host, protocol } = URL.parse(url) ?? { host: '', protocol: '' };
  return host === '' ? null : `${protocol}//${host}/robots.txt`;
}
