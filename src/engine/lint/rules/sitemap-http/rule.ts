import { placeOf } from '../../../fetch/place';
import { placedSitemaps } from '../../facts/sitemap-place';
import { defineRule } from '../../lint-rule';

const HTTP = 'http';

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
