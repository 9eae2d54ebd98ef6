import type { TextCheck } from '../../worker/lint/text-check-protocol';
import { changesHeadText } from './version-change';

/** Fixed texts of the Templates dialog. */
export const templateTexts = {
  title: 'Templates',
  close: 'Close',
  list: 'Template',
  check: 'Before you use it',
  text: 'Text of the template',
  sources: 'Based on',
  waiting: 'Working out what changes…',
  notChecked:
    "Nothing was checked: the comparison couldn't start, or it has stopped. You can still use the template and undo it.",
  notAdded: {
    nowhere:
      "There's no place in your file where crawlers would read these groups apart from yours. Make the file smaller or correct it first.",
    missing:
      "The check for a place in your file couldn't start in this browser. Copy the text into your file yourself.",
  },
  /** After the number of changes. */
  origin: { 'whole-file': 'replaces your file', 'adds-groups': 'adds to your file' },
  use: { 'whole-file': 'Replace my file', 'adds-groups': 'Add to my file' },
  failed: "The editor couldn't be loaded, so nothing was changed. Reload the page and try again.",
} as const;

/** Shown beside the button that uses a template. `check` is null while it isn't known what changes. */
export function templateHint(check: TextCheck | null): string {
  return `${check === null ? '' : `${changesHeadText(check, '')}. `}You can undo this.`;
}
