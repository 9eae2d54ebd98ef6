import { encodePercent } from '../../engine/source';
import type { SharedState } from './shared-state';

/** Returns the parameters of a readable address: file, question and engine. Conditions, the list of URLs and the view are left out. */
export function parametersOf({ text, crawler, url, engine }: SharedState): string {
  const values: [name: string, value: string][] = [
    ['crawler', crawler],
    ['url', url],
    ['engine', engine === 'own' ? '' : engine],
    ['text', text],
  ];
  return values
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodePercent(value)}`)
    .join('&');
}
