import type { TesterState } from './state';

/** Returns whether there is a file: some text, or an unedited document (even an empty one) from a disk or a site. */
export function hasFile({ document: { text, origin, edited } }: FileState): boolean {
  return text.length > 0 || ((origin.kind === 'file' || origin.kind === 'site') && !edited);
}

/** The part of the state that decides whether there is a file. */
export interface FileState {
  readonly document: Pick<TesterState['document'], 'text' | 'origin' | 'edited'>;
}
