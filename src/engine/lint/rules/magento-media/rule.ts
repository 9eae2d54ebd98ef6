import { CompactOutcome, decideMany } from '../../../match/decide-many';
import { removeLines } from '../../facts/remove-lines';
import { searchReaders } from '../../facts/search-readers';
import { shopPlatform } from '../../facts/shop-platform';
import { atValue, defineRule } from '../../lint-rule';

/** Product images, styles and scripts in the folders of Magento 1 and 2. */
const FILES = [
  '/media/catalog/product/a/b/a.jpg',
  '/pub/media/catalog/product/a/b/a.jpg',
  '/static/frontend/theme/en_US/css/styles.css',
  '/pub/static/frontend/theme/en_US/css/styles.css',
  '/skin/frontend/theme/css/styles.css',
  '/js/prototype/prototype.js',
] as const;
/** Rules about such folders. */
const FOLDER = /^\/(?:pub\/)?(?:media|static|skin|js)\b/;

export const rule = defineRule<{ path: string; isPicture: boolean }>({
  dialects: 'all',
  kind: 'advice',
  fix: 'choice',
  check(file, report) {
    if (shopPlatform(file) !== 'Magento') return;
    const reported = new Set<number>();
    for (const tested of searchReaders(file)) {
      const { outcome, line: lines } = decideMany(file.google, tested, FILES);
      for (const [i, number] of lines.entries()) {
        const line = file.lines[number - 1];
        if (outcome[i] !== CompactOutcome.disallowed || line === undefined || reported.has(number)) continue;
        if (!FOLDER.test(line.value)) continue;
        reported.add(number);
        report({
          ...atValue(line),
          params: { path: line.value, isPicture: i < 2 },
          fix: () => removeLines(file, [line]),
        });
      }
    }
  },
});
