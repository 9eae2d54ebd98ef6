import { placeOf } from '../../../fetch/place';
import { groupBy } from '../../facts/group-by';
import { placedSitemaps } from '../../facts/sitemap-place';
import { atValue, defineRule } from '../../lint-rule';

export const rule = defineRule<{ host: string; own: string }>({
  dialects: 'crawlers',
  kind: 'advice',
  check(file, report) {
    const { robotsUrl } = file.context;
    const own = robotsUrl === null ? undefined : placeOf(robotsUrl)?.host;
    if (own === undefined) return;
    const foreign = placedSitemaps(file).filter(({ host }) => host !== own);
    for (const [host, [first, ...rest]] of groupBy(foreign, (sitemap) => sitemap.host)) {
      const related = rest.map(({ line }) => line.number);
      report({ ...atValue(first.line), related, params: { host, own } });
    }
  },
});
