import { placeOf } from '../../../engine/fetch';
import { linesWithField } from '../../facts/lines-by-field';
import type { LintFile } from '../../lint-file';
import type { LintLine } from '../../lint-line';
import { defineRule } from '../../lint-rule';

const HTTP = 'http';
/** Maximum number of different hosts examined in the sitemap lines of a file. */
const MOST_HOSTS = 100;

export const rule = defineRule<{ value: string; count: number }>({
  dialects: 'crawlers',
  kind: 'cosmetic',
  check(file, report) {
    const { robotsUrl } = file.context;
    const site = robotsUrl === null ? null : placeOf(robotsUrl);
    if (site !== null && site.scheme !== 'https') return;
    const sitemaps = placedSitemaps(file);
    const secure = new Set(
      site === null ? sitemaps.filter(({ scheme }) => scheme !== HTTP).map(({ host }) => host) : [site.host],
    );
    // Each port serves one protocol, so the port for the other one isn't known.
    const lines = sitemaps
      .filter(({ scheme, host, line }) => scheme === HTTP && secure.has(host) && !hasPort(line.value))
      .map(({ line }) => line);
    const [line] = lines;
    if (line === undefined) return;
    report({
      line,
      from: line.valueFrom,
      to: line.valueFrom + HTTP.length,
      related: lines.slice(1).map(({ number }) => number),
      params: { value: line.value, count: lines.length },
    });
  },
});

function hasPort(address: string): boolean {
  return /^[a-z]+:\/\/[^/?#]*:\d/i.test(address);
}

/** A sitemap line with a full URL. */
interface PlacedSitemap {
  readonly line: LintLine;
  readonly scheme: 'http' | 'https';
  /** Host as browsers write it. */
  readonly host: string;
}

/** Returns the sitemap lines with a full URL. */
function placedSitemaps(file: LintFile): readonly PlacedSitemap[] {
  const hosts = new Map<string, string | null>();
  return linesWithField(file, 'sitemap').flatMap(({ line }): readonly PlacedSitemap[] => {
    const [start, scheme = ''] = /^(https?):\/\/[^\s/?#:@]{1,253}/i.exec(line.value) ?? [];
    if (start === undefined) return [];
    let host = hosts.get(start);
    if (host === undefined && hosts.size < MOST_HOSTS) {
      host = placeOf(start)?.host ?? null;
      hosts.set(start, host);
    }
    return host == null ? [] : [{ line, scheme: scheme.length === 4 ? 'http' : 'https', host }];
  });
}
