import { applies, placeOf } from '../../../engine/fetch';
import { blocksAnything } from '../../facts/blocks-anything';
import { defineRule } from '../../lint-rule';

/** `hasCapitals`: only capital letters are wrong in its name. */
export const rule = defineRule<{ path: string; robotsUrl: string; hasCapitals: boolean }>({
  dialects: 'all',
  kind: 'mistake',
  check(file, report) {
    const { robotsUrl } = file.context;
    if (robotsUrl === null) return;
    const scope = applies(robotsUrl, robotsUrl, null);
    if (scope.kind !== 'not-a-robots-url') return;
    report({
      line: null,
      effect: blocksAnything(file.google) ? 'changes' : 'none',
      params: {
        path: placeOf(robotsUrl)?.target ?? '',
        robotsUrl: scope.robotsUrl,
        hasCapitals: scope.why === 'capitals',
      },
    });
  },
});
