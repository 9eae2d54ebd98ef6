import type { Outcome } from '../../engine';
import { lineName } from './rich';

/** Texts of the dialog that offers templates. */
export const templateTexts = {
  title: 'Templates',
  close: 'Close',
  list: 'Template',
  check: 'Before you use it',
  text: 'Text of the template',
  sources: 'Made from',
  ownSource: 'the list of crawlers of this tester',
  verdicts: 'What it changes',
  noAnswer: '–',
  waiting: 'The answers are on their way.',
  noAnswers:
    'This browser does not start the part of the page that compares texts. The template can be used all the same, and Undo brings your text back.',
  columns: {
    crawler: 'Crawler',
    path: 'Path',
    before: { 'whole-file': 'Your file now', 'adds-groups': 'Your file now' },
    after: { 'whole-file': 'With the template', 'adds-groups': 'With the added groups' },
  },
  use: { 'whole-file': 'Use as the whole file', 'adds-groups': 'Add to the end of the file' },
  useHint: {
    'whole-file': 'One Undo brings your text back.',
    'adds-groups': 'One Undo takes them out again.',
  },
  changed: 'changes',
  failed: 'The editor did not load, so nothing was changed. Reload the page and try again.',
} as const;

/** What a crawler may do with a path, and which line says so: `may crawl`, `blocked by line 3`. */
export function templateVerdict(outcome: Outcome, line: number): string {
  const by = line === 0 ? '' : ` (${lineName(line)})`;
  if (outcome === 'undefined') return `not settled${by}`;
  return `${outcome === 'allowed' ? 'may crawl' : 'blocked'}${by}`;
}
