import type { Template } from '../../../catalogue/templates';

/** What is put behind a text so that groups follow it after a blank line. */
export function addedText(present: string, groups: string): string {
  if (present === '' || present.endsWith('\n\n')) return groups;
  return `${present.endsWith('\n') ? '\n' : '\n\n'}${groups}`;
}

/** The text that comes out where a template with this text is used. */
export function withTemplate(present: string, use: Template['use'], text: string): string {
  return use === 'whole-file' ? text : present + addedText(present, text);
}
