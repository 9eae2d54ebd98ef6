import { applies } from '../../../fetch';
import { placeOf } from '../../../fetch/place';
import { defineRule } from '../../lint-rule';

export const rule = defineRule<{ own: string; other: string; robotsUrl: string }>({
  dialects: 'all',
  kind: 'advice',
  check({ context: { robotsUrl, url } }, report) {
    if (robotsUrl === null || url === null) return;
    const scope = applies(robotsUrl, url, null);
    if (scope.kind !== 'other-scheme') return;
    report({
      line: null,
      params: { own: placeOf(robotsUrl)?.scheme ?? '', other: scope.scheme, robotsUrl: scope.robotsUrl },
    });
  },
});
