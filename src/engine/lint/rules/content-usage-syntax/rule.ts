import { readContentUsage } from '../../../fields/values/content-usage';
import { linesWithField } from '../../facts/lines-by-field';
import { atField, atValue, defineRule } from '../../lint-rule';

export const rule = defineRule<{ value: string; better: string }>({
  dialects: 'crawlers',
  severity: 'note',
  fix: 'evident',
  check(file, report) {
    for (const { line } of linesWithField(file, 'content-usage')) {
      const read = readContentUsage(line.value);
      if (read.kind === 'valid') continue;
      const better = evidentForm(line.value);
      // Further categories may come; a key that is not known is no mistake by itself.
      if (read.problem === 'unknown-key' && better === null) continue;
      report({
        ...(line.value === '' ? atField(line) : atValue(line)),
        params: { value: line.value, better: better ?? '' },
        ...(better !== null && { fix: () => [[line.valueFrom, line.valueTo, better]] }),
      });
    }
  },
});

/** Longer values are not mended. */
const LONGEST = 500;

const KEYS: Readonly<Record<string, string>> = { 'ai-train': 'train-ai' };
const SETTINGS: Readonly<Record<string, string>> = { yes: 'y', no: 'n', true: 'y', false: 'n' };

/** The path, if any, and keys and values as the draft has them; null where what is meant is not evident. */
function evidentForm(value: string): string | null {
  if (value.length > LONGEST) return null;
  const path = /^\/\S*\s+/.exec(value)?.[0] ?? '';
  const members = value
    .slice(path.length)
    .toLowerCase()
    .replace(/\s*[:=]+\s*/g, '=')
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((member) => {
      const [key = '', setting = '', ...more] = member.split('=');
      return [KEYS[key] ?? key, SETTINGS[setting] ?? setting, ...more].join('=');
    });
  const form = path + members.join(', ');
  return members.every((member) => readContentUsage(member).kind === 'valid') &&
    readContentUsage(form).kind === 'valid'
    ? form
    : null;
}
