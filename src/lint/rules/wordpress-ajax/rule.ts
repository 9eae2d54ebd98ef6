import { CompactOutcome, decideMany } from '../../../engine/match';
import { searchReaders } from '../../facts/search-readers';
import { atValue, defineRule } from '../../lint-rule';

const ADMIN = 'wp-admin';
/** The path of the admin area. Patterns such as `/*wp-admin*` don't tell where WordPress is, or whether the site has it. */
const ADMIN_AREA = /^\/(?:[^*]*\/)?wp-admin\/?\**$/;
/** Maximum number of rules examined. */
const MOST_RULES = 50;

export const rule = defineRule<{ path: string; url: string }>({
  dialects: 'all',
  kind: 'advice',
  fix: 'choice',
  check(file, report) {
    if (!file.text.includes(ADMIN)) return;
    const rules = file.rules
      .filter(({ kind, value }) => kind === 'disallow' && ADMIN_AREA.test(value))
      .slice(0, MOST_RULES);
    if (rules.length === 0) return;
    const reported = new Set<number>();
    for (const tested of searchReaders(file)) {
      const urls = rules.map(({ value }) => ajaxUrl(value));
      const { outcome, line: winners } = decideMany(file.google, tested, ['/', ...urls]);
      if (outcome[0] === CompactOutcome.disallowed) continue;
      for (const [i, line] of rules.entries()) {
        const isBlocked = outcome[i + 1] === CompactOutcome.disallowed && winners[i + 1] === line.number;
        if (!isBlocked || reported.has(line.number)) continue;
        reported.add(line.number);
        const url = urls[i] as string;
        report({
          ...atValue(line),
          params: { path: line.value, url },
          // Above the rule, so that tools that use the first matching rule reach it.
          fix: () => [[line.from, line.from, `Allow: ${url}\n`]],
        });
      }
    }
  },
});

/** Returns the URL at which WordPress answers requests of its pages, in the admin area of a rule. */
function ajaxUrl(path: string): string {
  return `${path.slice(0, path.lastIndexOf(ADMIN) + ADMIN.length)}/admin-ajax.php`;
}
