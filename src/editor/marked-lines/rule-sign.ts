import { LineScanner, LineShape } from '../../engine/scan';
import { drawIcon } from '../marks/icon';
import type { LineSign } from '../marks/line-signs';

/** Maximum UTF-16 units scanned to find a line's field and the start of its value. */
const SCANNED = 200;

/** Returns what a rule's line does; null if it isn't a rule. A Disallow line without a path blocks nothing. */
export function ruleEffectOf(text: string): 'block' | 'allow' | null {
  const begin = text.slice(0, SCANNED);
  const scanner = new LineScanner(begin);
  if (scanner.scan(0, begin.length) !== LineShape.directive) return null;
  const field = begin.slice(scanner.fieldFrom, scanner.fieldTo);
  // Misspellings that crawlers accept begin with the same letters.
  if (/^di/i.test(field)) return scanner.valueFrom === scanner.valueTo ? 'allow' : 'block';
  return /^al/i.test(field) ? 'allow' : null;
}

/** Creates the signs of marked rules: the icons of rules that matched. */
export function ruleSigns(description: string): Readonly<Record<'block' | 'allow', LineSign>> {
  const sign = (effect: 'block' | 'allow'): LineSign => ({
    name: `marked-${effect}`,
    title: '',
    description,
    badge: null,
    draw: () => drawIcon(`lost-${effect}`),
  });
  return { block: sign('block'), allow: sign('allow') };
}
