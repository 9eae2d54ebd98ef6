import { addressAsked, mayCrawl } from '../../facts/address-asked';
import { atValue, defineRule } from '../../lint-rule';

export const rule = defineRule<{ value: string; path: string; added: string }>({
  dialects: 'crawlers',
  severity: 'note',
  isHeuristic: true,
  fix: 'choice',
  check(file, report) {
    const asked = addressAsked(file);
    if (asked === null || asked.path === '/') return;
    const folder = `${asked.path}/`;
    for (const line of file.rules) {
      if (line.kind !== 'disallow' || line.value !== folder) continue;
      if (!mayCrawl(file, line, asked.path)) continue;
      const added = `${asked.path}$`;
      report({
        ...atValue(line),
        params: { value: line.value, path: asked.path, added },
        fix: () => [[line.to, line.to, `\nDisallow: ${added}`]],
      });
    }
  },
});
