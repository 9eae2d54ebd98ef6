import { mayCrawl, testedAddress } from '../../facts/tested-address';
import { atValue, defineRule } from '../../lint-rule';

export const rule = defineRule<{ value: string; path: string; added: string }>({
  dialects: 'crawlers',
  kind: 'advice',
  isHeuristic: true,
  fix: 'choice',
  check(file, report) {
    const tested = testedAddress(file);
    if (tested === null || tested.path === '/') return;
    const folder = `${tested.path}/`;
    for (const line of file.rules) {
      if (line.kind !== 'disallow' || line.value !== folder) continue;
      if (!mayCrawl(file, line, tested.path)) continue;
      const added = `${tested.path}$`;
      report({
        ...atValue(line),
        params: { value: line.value, path: tested.path, added },
        fix: () => [[line.to, line.to, `\nDisallow: ${added}`]],
      });
    }
  },
});
