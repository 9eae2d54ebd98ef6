import { defineRule } from '../../lint-rule';

export const rule = defineRule<{ hasGlobal: boolean }>({
  dialects: 'all',
  kind: 'mistake',
  fix: 'choice',
  check(file, report) {
    const hasGlobal = file.agents.some(({ value }) => value === '*');
    for (const line of file.agents) {
      if (line.value !== '' || line.missingColon) continue;
      const colon = file.text.indexOf(':', line.fieldTo);
      report({
        line,
        from: line.fieldFrom,
        to: colon + 1,
        params: { hasGlobal },
        intent: { kind: 'agents', names: ['*'] },
        ...(!hasGlobal && { fix: () => [[colon + 1, colon + 1, ' *']] }),
      });
    }
  },
});
