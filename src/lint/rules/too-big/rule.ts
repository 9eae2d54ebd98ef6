import { blocksAnything } from '../../facts/blocks-anything';
import { defineRule } from '../../lint-rule';

export const rule = defineRule<{
  kib: number;
  limitKib: number;
  lastLine: number;
  lostRules: number;
  losesRules: boolean;
}>({
  dialects: { only: ['google', 'yandex'] },
  kind: 'mistake',
  check(file, report) {
    const { limitCut, table, byteSize, byteLimit, rulesBeyondLimit } = file.google;
    if (limitCut === null) return;
    // Google loses the rules after its limit, Yandex loses all.
    const losesRules = rulesBeyondLimit > 0 || blocksAnything(file.google);
    report({
      line: null,
      effect: losesRules ? 'changes' : 'none',
      params: {
        kib: Math.ceil(byteSize / KIB),
        limitKib: Math.floor(byteLimit / KIB),
        lastLine: table.number(limitCut.line),
        lostRules: rulesBeyondLimit,
        losesRules,
      },
    });
  },
});

const KIB = 1024;
