import { applies } from '../../../fetch';
import { placeOf } from '../../../fetch/place';
import { defineRule } from '../../lint-rule';

export const rule = defineRule<{ own: string; other: string; robotsUrl: string }>({
  dialects: 'all',
  kind: 'advice',
  check({ context: { robotsUrl, url } }, report) {
    if (robotsUrl === null || url === null) return;
    const scope = applies(robotsUrl, url, null);
    const own = placeOf(robotsUrl)?.host;
    if (scope.kind !== 'other-host' || own === undefined || !areRelated(own, scope.host)) return;
    report({ line: null, params: { own, other: scope.host, robotsUrl: scope.robotsUrl } });
  },
});

/** Returns whether one host is a subdomain of the other, ignoring a leading `www.`. */
function areRelated(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const name = short.replace(/^www\./, '');
  return name.includes('.') && (long === name || long.endsWith(`.${name}`));
}
