import { CompactOutcome, decideMany } from '../../../engine/match';
import { isProductionHost } from '../../facts/production-host';
import { stagingSign } from '../../facts/staging-sign';
import { atValue, defineRule } from '../../lint-rule';

/** Patterns that match every path. */
const EVERYTHING = /^(?:\/\**|\*+\/?)$/;

export const rule = defineRule<{ sign: string; robotsUrl: string }>({
  dialects: 'all',
  kind: 'mistake',
  check(file, report) {
    const { robotsUrl } = file.context;
    if (robotsUrl === null || !isProductionHost(robotsUrl)) return;
    if (!file.rules.some(({ kind, value }) => kind === 'disallow' && EVERYTHING.test(value))) return;
    const { outcome, line: lines } = decideMany(file.google, { productTokens: [] }, ['/', '/a']);
    if (outcome.some((one) => one !== CompactOutcome.disallowed)) return;
    const line = file.lines[(lines[0] as number) - 1];
    const sign = stagingSign(file);
    if (line === undefined || sign === null) return;
    report({
      ...atValue(line),
      related: [sign.number],
      params: { sign: sign.text, robotsUrl },
      intent: { kind: 'rules', rules: [] },
    });
  },
});
