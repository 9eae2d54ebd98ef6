import { weighAnswer } from '../../facts/answer-effect';
import type { LintRule } from '../../lint-rule';

export const rule: LintRule = {
  dialects: { not: ['google2020', 'standard1994'] },
  severity: 'by-effect',
  check(file, report) {
    const { final } = file.context.answer;
    if (final.kind === 'status' && (final.status < 500 || final.status > 599)) return;
    const { severity, params } = weighAnswer(file);
    report({
      line: null,
      severity,
      params: { ...params, status: final.kind === 'status' ? final.status : 0 },
    });
  },
};
