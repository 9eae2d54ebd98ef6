import type { Template } from '../../../catalogue/templates';

/** Returns the groups with the line feeds needed to separate them from the current text by a blank line. */
export function addedText(present: string, groups: string): string {
  if (present === '' || present.endsWith('\n\n')) return groups;
  return `${present.endsWith('\n') ? '\n' : '\n\n'}${groups}`;
}

/** Returns the text after a template is used. `text` is the template's text. */
export function withTemplate(present: string, use: Template['use'], text: string): string {
  return use === 'whole-file' ? text : present + addedText(present, text);
}
