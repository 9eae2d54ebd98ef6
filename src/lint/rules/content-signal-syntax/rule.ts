import { readContentSignal } from '../../../engine/fields';
import { linesWithField } from '../../facts/lines-by-field';
import { atField, atValue, defineRule } from '../../lint-rule';

export const rule = defineRule<{ value: string; problem: string; better: string }>({
  dialects: 'crawlers',
  kind: 'advice',
  fix: 'evident',
  check(file, report) {
    for (const { line } of linesWithField(file, 'content-signal')) {
      const read = readContentSignal(line.value);
      if (read.kind === 'valid') continue;
      const better = evidentForm(line.value);
      report({
        ...(line.value === '' ? atField(line) : atValue(line)),
        params: { value: line.value, problem: read.problem, better: better ?? '' },
        ...(better !== null && { fix: () => [[line.valueFrom, line.valueTo, better]] }),
      });
    }
  },
});

/** Longer values get no fix. */
const LONGEST = 500;

const KEYS: Readonly<Record<string, string>> = { 'train-ai': 'ai-train', 'input-ai': 'ai-input' };
const SETTINGS: Readonly<Record<string, string>> = {
  y: 'yes',
  n: 'no',
  true: 'yes',
  false: 'no',
  allow: 'yes',
  disallow: 'no',
};

/** Returns keys and values in the documented form, whatever signs separate them. Null if the meaning isn't evident. */
function evidentForm(value: string): string | null {
  if (value.length > LONGEST) return null;
  const pairs = value
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/\s*[:=]+\s*/g, '=')
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((pair) => {
      const [key = '', setting = '', ...more] = pair.split('=');
      return [KEYS[key] ?? key, SETTINGS[setting] ?? setting, ...more].join('=');
    });
  const form = [...new Set(pairs)].join(', ');
  return readContentSignal(form).kind === 'valid' ? form : null;
}
