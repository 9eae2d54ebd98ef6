import type { TesterState } from '../../../store';

/** Whether there is a file to speak of: some text, an empty file as it was opened, or what a site answered. */
export function hasFile({ document: { text, origin, edited } }: Pick<TesterState, 'document'>): boolean {
  return text.length > 0 || ((origin.kind === 'file' || origin.kind === 'site') && !edited);
}
