import { blocksAnything } from '../../facts/answer-effect';
import { misplaced } from '../../facts/misplaced';
import { defineRule } from '../../lint-rule';

export const rule = defineRule<{ path: string; robotsUrl: string }>({
  dialects: 'all',
  kind: 'mistake',
  check(file, report) {
    const place = misplaced(file.context.robotsUrl);
    if (place === null || place.why === 'capitals') return;
    report({
      line: null,
      effect: blocksAnything(file.google) ? 'changes' : 'none',
      params: { path: place.path, robotsUrl: place.robotsUrl },
    });
  },
});
