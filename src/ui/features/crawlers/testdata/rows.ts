import type { CatalogueCrawler } from '../../../../catalogue';
import { crawlerById } from '../../../../catalogue/full';
import type { CrawlerRow } from '../../../../store';

/** Returns a crawler of the catalogue. */
export function crawlerOf(id: string): CatalogueCrawler {
  const crawler = crawlerById(id);
  if (crawler === undefined) throw new Error(`No crawler ${id}`);
  return crawler;
}

/** Returns a row for a URL that no rule of the group matches, changed by `part`. */
export function rowOf(part: Partial<CrawlerRow> = {}): CrawlerRow {
  const { judgement = { outcome: 'allowed', by: 'rules' }, line = 0 } = part;
  return {
    dialect: 'google',
    judgement,
    answer: { ...judgement, line: judgement.by === 'rules' ? line : 0 },
    scope: null,
    effect: {
      kind: 'rules',
      copy: 'fresh',
      reason: { code: 'success', status: 200, redirects: 0 },
      documented: true,
    },
    reason: 'no-rule-matched',
    line: 0,
    rule: null,
    selection: { reason: 'global', token: null },
    ...part,
  };
}

/** Returns a row for a URL that line 12 blocks, changed by `part`. */
export function blockedRow(part: Partial<CrawlerRow> = {}): CrawlerRow {
  return rowOf({
    judgement: { outcome: 'disallowed', by: 'rules' },
    reason: 'winning-rule',
    line: 12,
    rule: { type: 'disallow', line: 12, written: '/shop/cart', pattern: '/shop/cart' },
    ...part,
  });
}

/** Returns a row for a URL that line 12 asks a crawler to keep away from. */
export function askedRow(): CrawlerRow {
  return blockedRow({ answer: { outcome: 'not-applicable', by: 'crawler', line: 12 } });
}
