import type { TesterState } from './state';

/** The longest name, in UTF-16 units; file systems take hardly more. */
const LONGEST_NAME = 80;
/** What some system refuses in the name of a file. */
const REFUSED = /[\p{Cc}\p{Cf}\p{Surrogate}\\/:*?"<>|]+/gu;

/** Under which name the state is saved as a test file: that of the draft, else of the opened file. */
export function testFileName({ draftName, document }: Pick<TesterState, 'draftName' | 'document'>): string {
  const { origin } = document;
  const own = draftName || nameOf(origin);
  // Cutting may leave half of a pair at the end, and a name that begins with a dot is hidden.
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
