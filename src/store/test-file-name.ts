import type { TesterState } from './state';

/** Maximum length of a name, in UTF-16 units. File systems allow little more. */
const LONGEST_NAME = 80;
/** Matches characters that some file systems refuse in a name. */
const REFUSED = /[\p{Cc}\p{Cf}\p{Surrogate}\\/:*?"<>|]+/gu;

/** Returns the file name for saving the state as a test file: from the draft's name, else the opened file's. */
export function testFileName({ draftName, document }: Pick<TesterState, 'draftName' | 'document'>): string {
  const { origin } = document;
  const own = draftName || nameOf(origin);
  // Cutting may leave half of a surrogate pair at the end, and a name that starts with a dot is hidden.
  const name = own
    .replace(REFUSED, ' ')
    .slice(0, LONGEST_NAME)
    .replace(/^[\s.]+|[\s\p{Surrogate}]+$/gu, '');
  return `${name || 'robots'}.robots-test.json`;
}

function nameOf(origin: TesterState['document']['origin']): string {
  if (origin.kind === 'site') return new URL(origin.url).hostname;
  return origin.kind === 'file' ? withoutEnding(origin.name) : '';
}

function withoutEnding(name: string): string {
  return name.replace(/\.robots-test\.json$|\.txt$/i, '');
}
