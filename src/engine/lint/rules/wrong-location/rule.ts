import { blocksAnything } from '../../facts/answer-effect';
import { misplaced } from '../../facts/misplaced';
import { defineRule } from '../../lint-rule';

export const rule = defineRule<{ path: string; robotsUrl: string }>({
  dialects: 'all',
  severity: 'by-effect',
  check(file, report) {
    const place = misplaced(file.context.robotsUrl);
    if (place === null || place.why === 'capitals') return;
    report({
      line: null,
      severity: blocksAnything(file.google) ? 'error' : 'note',
      params: { path: place.path, robotsUrl: place.robotsUrl },
    });
  },
});
