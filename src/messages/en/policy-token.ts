import type { PolicyToken } from '../../catalogue/policy-tokens';
import { longDay } from './intl';

/**
 * Says where a policy token comes from and who acts on it.
 * @param known null if no source names the token.
 */
export function preferenceSource(known: PolicyToken | null): string {
  if (known === null) return 'Names that start with __usage_ state preferences. They name no crawlers.';
  const { draft, draftedOn } = known;
  return `A preference from a draft of ${longDay(draftedOn)} (${draft}). No operator documents acting on it.`;
}
