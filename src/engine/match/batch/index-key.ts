import { compileGlob } from '../glob';

/** What an occurrence of a key says about its pattern. */
export type KeyMeaning =
  /** The pattern matches. */
  | 'matches'
  /** The pattern matches when the occurrence ends where the path ends. */
  | 'matches-at-end'
  /** The pattern can match: it has to be compared as a whole. */
  | 'possible';

/** A literal text without which a pattern cannot match a path that begins with `/`. */
export interface IndexKey {
  readonly text: string;
  /** It decides where it stands at the start of the path. */
  readonly atStart: boolean;
  /** It decides where it begins after the first character of the path. */
  readonly inside: boolean;
  readonly meaning: KeyMeaning;
}

/**
 * The key by which the batch matcher finds a pattern; null where the pattern matches no path that begins with `/`.
 * Time and memory are linear in the pattern.
 *
 * Most patterns of real files are decided by their key alone: literals, `/*piece` and `/*piece$`. The others take their
 * longest piece, because it occurs most rarely; of equally long ones the first if it stands at the start (it can occur
 * only once), else the last.
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
  // The `/` that every path begins with can only belong to this piece where no literal stands before the star.
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
