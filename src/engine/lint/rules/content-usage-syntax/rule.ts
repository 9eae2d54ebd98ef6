import { readContentUsage } from '../../../fields/values/content-usage';
import { linesWithField } from '../../facts/lines-by-field';
import { atField, atValue, defineRule } from '../../lint-rule';

export const rule = defineRule<{ value: string; better: string }>({
  dialects: 'crawlers',
  kind: 'advice',
  fix: 'evident',
  check(file, report) {
    for (const { line } of linesWithField(file, 'content-usage')) {
      const read = readContentUsage(line.value);
      if (read.kind === 'valid') continue;
      const better = evidentForm(line.value);
      // Further categories may be added, so an unknown key alone isn't a mistake.
      if (read.problem === 'unknown-key' && better === null) continue;
      report({
        ...(line.value === '' ? atField(line) : atValue(line)),
        params: { value: line.value, better: better ?? '' },
        ...(better !== null && { fix: () => [[line.valueFrom, line.valueTo, better]] }),
      });
    }
  },
});

/** Longer values get no fix. */
const LONGEST = 500;

const KEYS: Readonly<Record<string, string>> = { 'ai-train': 'train-ai' };
const SETTINGS: Readonly<Record<string, string>> = { yes: 'y', no: 'n', true: 'y', false: 'n' };

/** Returns the path, if any, with keys and values in the draft's form. Null if the meaning isn't evident. */
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
