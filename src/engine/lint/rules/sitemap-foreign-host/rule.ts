import { placeOf } from '../../../fetch/place';
import { placedSitemaps } from '../../facts/sitemap-place';
import type { LintLine } from '../../lint-line';
import { atValue, defineRule } from '../../lint-rule';

export const rule = defineRule<{ host: string; own: string }>({
  dialects: 'crawlers',
  severity: 'note',
  check(file, report) {
    const { robotsUrl } = file.context;
    const own = robotsUrl === null ? undefined : placeOf(robotsUrl)?.host;
    if (own === undefined) return;
    const byHost = new Map<string, LintLine[]>();
    for (const { line, host } of placedSitemaps(file)) {
      const lines = byHost.get(host);
      if (lines !== undefined) lines.push(line);
      else if (host !== own) byHost.set(host, [line]);
    }
    for (const [host, lines] of byHost) {
      const [line] = lines;
      if (line === undefined) continue;
      report({
        ...atValue(line),
        related: lines.slice(1).map(({ number }) => number),
        params: { host, own },
      });
    }
  },
});
