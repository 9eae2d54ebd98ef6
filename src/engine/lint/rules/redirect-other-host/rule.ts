import { defineRule } from '../../lint-rule';

export const rule = defineRule({
  dialects: 'crawlers',
  kind: 'advice',
  check({ context: { answer } }, report) {
    if (answer.redirects >= 1 && answer.redirectedTo === 'other-host') report({ line: null, params: {} });
  },
});
