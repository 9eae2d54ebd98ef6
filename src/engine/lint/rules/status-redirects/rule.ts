import { crawlerDialects } from '../../../dialects';
import { effectOf } from '../../../fetch';
import { weighAnswer } from '../../facts/answer-effect';
import type { LintRule } from '../../lint-rule';

export const rule: LintRule = {
  dialects: { not: ['google2020', 'standard1994'] },
  severity: 'by-effect',
  check(file, report) {
    const { answer } = file.context;
    const { final, redirects } = answer;
    const leadsNowhere = final.kind === 'status' && final.status >= 300 && final.status < 400;
    if (redirects < 1 && !leadsNowhere) return;
    const isTooLong = crawlerDialects.some(
      ({ fetch }) => effectOf(answer, fetch).reason.code === 'too-many-redirects',
    );
    if (!isTooLong && !leadsNowhere) return;
    const { severity, params } = weighAnswer(file);
    report({ line: null, severity, params: { ...params, redirects: isTooLong ? Math.floor(redirects) : 0 } });
  },
};
