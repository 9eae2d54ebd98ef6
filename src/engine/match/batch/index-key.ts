import { compileGlob } from '../glob';

/** Effect of a key's occurrence on its pattern. */
export type KeyMeaning =
  /** The pattern matches. */
  | 'matches'
  /** The pattern matches if the occurrence ends at the end of the path. */
  | 'matches-at-end'
  /** The pattern may match: it has to be compared as a whole. */
  | 'possible';

/** Literal text that a path beginning with `/` must contain for the pattern to match. */
export interface IndexKey {
  readonly text: string;
  /** True if an occurrence at the start of the path counts. */
  readonly atStart: boolean;
  /** True if an occurrence after the first character of the path counts. */
  readonly inside: boolean;
  readonly meaning: KeyMeaning;
}

/**
 * Returns the key by which the batch matcher finds a pattern, or null if the pattern matches no path that
 * begins with `/`. Time and memory are linear in the pattern.
 *
 * Most patterns in real files are decided by their key alone: literals, `/*piece` and `/*piece$`. The others
 * use their longest piece, because it occurs most rarely. Of equally long ones, they use the first if it is
 * at the start (it can occur only once), else the last.
 */
export function indexKey(pattern: string): IndexKey | null {
  if (!pattern.includes('*')) {
    if (pattern.endsWith('$')) return startKey(pattern.slice(0, -1), 'matches-at-end');
    return pattern === '' ? everyPath : startKey(pattern, 'matches');
  }
  const { pieces, anchored, openEnd } = compileGlob(pattern);
  const first = pieces[0] as string;
  if (pieces.length === 1) return first === '' ? everyPath : startKey(first, 'matches');
  if (first !== '' && first[0] !== '/') return null;

  const text = longestAfterFirst(pieces);
  if (first.length > 1 && first.length >= text.length) return startKey(first, 'possible');
  // This piece can only include the `/` at the start of the path if no literal precedes the star.
  const atStart = first === '' && text[0] === '/';
  const alone = pieces.length === 2 && first.length <= 1;
  if (!alone) return { text, atStart, inside: true, meaning: 'possible' };
  return { text, atStart, inside: true, meaning: anchored && !openEnd ? 'matches-at-end' : 'matches' };
}

const everyPath: IndexKey = { text: '/', atStart: true, inside: false, meaning: 'matches' };

function startKey(text: string, meaning: KeyMeaning): IndexKey | null {
  return text[0] === '/' ? { text, atStart: true, inside: false, meaning } : null;
}

function longestAfterFirst(pieces: readonly string[]): string {
  let longest = '';
  for (let index = 1; index < pieces.length; index++) {
    const piece = pieces[index] as string;
    if (piece.length >= longest.length) longest = piece;
  }
  return longest;
}
