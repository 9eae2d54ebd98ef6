import type { TesterState } from '../../../store';

/** Returns whether there is a file: some text, or an unedited document (even an empty one) from a disk or a site. */
export function hasFile({ document: { text, origin, edited } }: Pick<TesterState, 'document'>): boolean {
  return text.length > 0 || ((origin.kind === 'file' || origin.kind === 'site') && !edited);
}
