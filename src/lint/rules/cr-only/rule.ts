import { defineRule } from '../../lint-rule';

export const rule = defineRule({
  dialects: 'all',
  kind: 'advice',
  check(file, report) {
    if (file.google.lineEnd === 'cr') report({ line: null, params: {} });
  },
});
