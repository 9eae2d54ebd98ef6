import { CompactOutcome, decideMany } from '../../../match/decide-many';
import { removeLines } from '../../facts/remove-lines';
import { searchReaders } from '../../facts/search-readers';
import type { LintFile } from '../../lint-file';
import { atValue, defineRule } from '../../lint-rule';

/** Sample files that pages load, each with the WordPress folder that contains it. */
const FILES = [
  { folder: '/wp-includes/css', url: '/wp-includes/css/dist/block-library/style.min.css' },
  { folder: '/wp-includes/js', url: '/wp-includes/js/jquery/jquery.min.js' },
  { folder: '/wp-content/themes', url: '/wp-content/themes/theme/style.css' },
  { folder: '/wp-content/plugins', url: '/wp-content/plugins/plugin/style.css' },
  { folder: '/wp-content/uploads', url: '/wp-content/uploads/2026/01/picture.jpg' },
] as const;

export const rule = defineRule<{ path: string; folder: string }>({
  dialects: 'all',
  kind: 'advice',
  fix: 'choice',
  check(file, report) {
    if (!file.text.includes('wp-content') && !file.text.includes('wp-includes')) return;
    const files = FILES.filter(({ folder }) => !hasException(file, folder));
    const reported = new Set<number>();
    for (const tested of searchReaders(file)) {
      const { outcome, line: lines } = decideMany(
        file.google,
        tested,
        files.map(({ url }) => url),
      );
      for (const [i, number] of lines.entries()) {
        const line = file.lines[number - 1];
        if (outcome[i] !== CompactOutcome.disallowed || line === undefined || reported.has(number)) continue;
        // Skips rules that aren't about WordPress.
        if (!/^\/wp-(?:content|includes)/.test(line.value)) continue;
        reported.add(number);
        report({
          ...atValue(line),
          params: { path: line.value, folder: files[i]?.folder ?? '' },
          fix: () => removeLines(file, [line]),
        });
      }
    }
  },
});

/** Returns whether an Allow rule opens a part of the folder. Then it isn't known which files stay blocked. */
function hasException(file: LintFile, folder: string): boolean {
  return file.rules.some(({ kind, value }) => kind === 'allow' && value.startsWith(folder));
}
