import { applies, placeOf } from '../../../engine/fetch';
import { defineRule } from '../../lint-rule';

/** `own` and `other` are hosts, or schemes with a colon. */
export const rule = defineRule<{ own: string; other: string; robotsUrl: string; isHost: boolean }>({
  dialects: 'all',
  kind: 'advice',
  check({ context: { robotsUrl, url } }, report) {
    const own = robotsUrl === null ? null : placeOf(robotsUrl);
    if (robotsUrl === null || url === null || own === null) return;
    const scope = applies(robotsUrl, url, null);
    if (scope.kind === 'other-scheme')
      report({
        line: null,
        params: {
          own: `${own.scheme}:`,
          other: `${scope.scheme}:`,
          robotsUrl: scope.robotsUrl,
          isHost: false,
        },
      });
    if (scope.kind === 'other-host' && areRelated(own.host, scope.host))
      report({
        line: null,
        params: { own: own.host, other: scope.host, robotsUrl: scope.robotsUrl, isHost: true },
      });
  },
});

/** Returns whether one host is a subdomain of the other, ignoring a leading `www.`. */
function areRelated(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const name = short.replace(/^www\./, '');
  return name.includes('.') && (long === name || long.endsWith(`.${name}`));
}
