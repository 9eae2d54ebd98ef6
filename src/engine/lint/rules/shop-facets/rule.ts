import { CompactOutcome, decideMany } from '../../../match/decide-many';
import { shopPlatform } from '../../facts/shop-platform';
import { defineRule } from '../../lint-rule';

/** A URL as shop filters create them. */
const FILTERED = '/category?color=red&size=m';

export const rule = defineRule<{ platform: string }>({
  dialects: 'all',
  kind: 'advice',
  isHeuristic: true,
  check(file, report) {
    const platform = shopPlatform(file);
    if (platform === null || file.rules.some(({ value }) => /[?&=]/.test(value))) return;
    const { outcome } = decideMany(file.google, { productTokens: [] }, [FILTERED]);
    if (outcome[0] === CompactOutcome.allowed) report({ line: null, params: { platform } });
  },
});
