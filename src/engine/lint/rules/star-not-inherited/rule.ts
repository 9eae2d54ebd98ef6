import type { LintRule } from '../../lint-rule';
import { lostRules } from '../../lost-rules';
import { StarReading } from '../../star-reading';

export const rule: LintRule = {
  dialects: ['google', 'rfc9309', 'bing', 'yandex'],
  severity: 'note',
  fix: 'choice',
  check(file, report) {
    const star = new StarReading(file);
    const said = new Set<string>();
    for (const group of file.groups) {
      const lost = lostRules(file, star, group);
      if (lost === null) continue;
      const { agent, names, lines, exceptions } = lost;
      // Groups of one name count together: what one of them gets, its crawler has.
      if (names.every((name) => said.has(name.toLowerCase()))) continue;
      for (const name of names) said.add(name.toLowerCase());
      const copied = [...lines, ...exceptions].sort((a, b) => a.number - b.number);
      report({
        line: agent,
        from: agent.valueFrom,
        to: agent.valueTo,
        related: lines.map(({ number }) => number),
        params: {
          names,
          count: lines.length,
          paths: lines.map(({ value }) => value),
          lines: lines.map(({ number }) => number),
          copied: copied.length,
        },
        fix: () => {
          const at = lost.insertAt;
          return [
            [at, at, copied.map((line) => `\n${file.text.slice(line.fieldFrom, line.valueTo)}`).join('')],
          ];
        },
      });
    }
  },
};
