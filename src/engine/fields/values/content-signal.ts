import { asciiLowerCase } from '../../ascii';
import { invalid, type Validity } from '../field-value';

const YES_OR_NO: ReadonlySet<string> = new Set(['yes', 'no']);

/** contentsignals.org; `use` and its levels: https://developers.cloudflare.com/browser-run/quick-actions/crawl-endpoint/#content-signals. */
const SIGNALS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['search', YES_OR_NO],
  ['ai-input', YES_OR_NO],
  ['ai-train', YES_OR_NO],
  ['use', new Set(['immediate', 'reference', 'full'])],
]);

/**
 * Parses comma-separated signals with their values: `search=yes, ai-train=no`. No source has a grammar.
 * Assumed: case doesn't matter, and each signal occurs only once.
 */
export function readContentSignal(value: string): Validity {
  if (value === '') return invalid('empty');
  const pairs = new Map<string, string>();
  for (const part of value.split(',')) {
    const [, key, setting] = /^([a-z-]+)=([a-z]+)$/.exec(asciiLowerCase(part.trim())) ?? [];
    if (key === undefined || setting === undefined) return invalid('malformed');
    const settings = SIGNALS.get(key);
    if (settings === undefined) return invalid('unknown-key');
    if (!settings.has(setting)) return invalid('unknown-value');
    if (pairs.has(key)) return invalid('repeated-key');
    pairs.set(key, setting);
  }
  return { kind: 'valid', form: 'preferences', pairs: [...pairs] };
}
