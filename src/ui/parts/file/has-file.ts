import type { TesterState } from '../../../store';

/** Returns whether there is a file: some text, an empty file as it was opened, or a site's answer. */
export function hasFile({ document: { text, origin, edited } }: Pick<TesterState, 'document'>): boolean {
  return text.length > 0 || ((origin.kind === 'file' || origin.kind === 'site') && !edited);
}
