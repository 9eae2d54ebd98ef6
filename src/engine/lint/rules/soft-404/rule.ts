import { weighAnswer } from '../../facts/answer-effect';
import type { LintRule } from '../../lint-rule';

export const rule: LintRule = {
  dialects: { not: ['google2020', 'standard1994'] },
  severity: 'by-effect',
  check(file, report) {
    const { final, body, contentType } = file.context.answer;
    const isSuccess = final.kind === 'status' && final.status >= 200 && final.status < 300;
    if (!isSuccess || (body !== 'html' && contentType !== 'text/html')) return;
    const { severity, params } = weighAnswer(file);
    report({ line: null, severity, params: { ...params, isPage: body === 'html' } });
  },
};
