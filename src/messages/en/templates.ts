import type { Outcome } from '../../engine';
import { lineName } from './rich';

/** Fixed texts of the Templates dialog. */
export const templateTexts = {
  title: 'Templates',
  close: 'Close',
  list: 'Template',
  check: 'Before you use it',
  text: 'Text of the template',
  sources: 'Based on',
  verdicts: 'What it changes',
  noAnswer: '–',
  waiting: 'Comparing the results.',
  noAnswers:
    "The comparison couldn't start in this browser. You can still use the template, and you can undo it.",
  notAdded: {
    nowhere:
      "There's no place in your file where crawlers would read these groups apart from yours. Make the file smaller or correct it first.",
    missing:
      "The check for a place in your file couldn't start in this browser. Copy the text into your file yourself.",
  },
  columns: {
    crawler: 'Crawler',
    path: 'Path',
    before: { 'whole-file': 'Your file now', 'adds-groups': 'Your file now' },
    after: { 'whole-file': 'With the template', 'adds-groups': 'With the added groups' },
  },
  use: { 'whole-file': 'Use as the whole file', 'adds-groups': 'Add to your file' },
  useHint: {
    'whole-file': 'You can undo this.',
    'adds-groups': 'You can undo this.',
  },
  changed: 'changes',
  failed: "The editor couldn't be loaded, so nothing was changed. Reload the page and try again.",
} as const;

/** Verdict on a path with its deciding line: `allowed`, `blocked (line 3)`. Line 0: no line decides. */
export function templateVerdict({
  outcome,
  line,
}: {
  readonly outcome: Outcome;
  readonly line: number;
}): string {
  const by = line === 0 ? '' : ` (${lineName(line)})`;
  if (outcome === 'undefined') return `not decided${by}`;
  return `${outcome === 'allowed' ? 'allowed' : 'blocked'}${by}`;
}
