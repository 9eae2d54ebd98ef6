import { consultationOfName } from '../../../catalogue';
import type { TesterState } from '../../../store';

/** Returns whether the tested crawler uses the rules of the file, as far as the newest report says. */
export function usesRules({ crawler, report }: Pick<TesterState, 'crawler' | 'report'>): boolean {
  if (report?.effect.kind !== 'rules') return false;
  if (crawler.kind !== 'known' && crawler.kind !== 'token') return false;
  return ['asks', 'control-token'].includes(consultationOfName(crawler) ?? 'asks');
}
