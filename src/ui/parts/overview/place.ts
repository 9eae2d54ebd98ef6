import { overviewTexts, shorten } from '../../../messages';
import type { OverviewPlace, OverviewRow } from '../../../store';

/** Most characters of a place in the table. */
const LONGEST_PLACE = 60;
/** Most places that a row names while it is folded. */
const MOST_PLACES = 3;
/** Most characters of these places, beside few columns and beside many. */
const ROOM = 52;
const LITTLE_ROOM = 26;
const FEW_COLUMNS = 4;
/** Replaces a star in a path that is asked about. */
const STAR_SAMPLE = 'x';

/** Returns a path of a place, to ask about. */
export function samplePath(place: OverviewPlace | undefined): string {
  if (place === undefined) return '/';
  const { kind, pattern } = place;
  if (kind === 'area') return pattern;
  const literal = withoutEnd(pattern);
  if (kind === 'page') return literal;
  const path = literal.replaceAll('*', STAR_SAMPLE);
  return path.startsWith('/') ? path : `/${path}`;
}

/** Parts of a place as shown: literal text, and stars between them. */
export interface PlaceText {
  /** The literal texts. A star is between each two. */
  readonly texts: readonly string[];
  /** Says after it that it is a page, or that the address ends there; empty for none. */
  readonly note: string;
}

/** Returns how a place is shown. Stars at the end mean nothing, and a slash before a first star is in every path. */
export function placeText({ kind, pattern }: OverviewPlace): PlaceText {
  if (kind === 'area') return { texts: [shorten(pattern, LONGEST_PLACE)], note: '' };
  const literal = withoutEnd(pattern);
  if (kind === 'page')
    return {
      texts: [shorten(literal, LONGEST_PLACE)],
      note: literal === '/' ? overviewTexts.homePageOnly : overviewTexts.pageOnly,
    };
  const texts = shorten(literal.startsWith('/*') ? literal.slice(1) : literal, LONGEST_PLACE).split('*');
  const shown = texts.filter((text, index) => text !== '' || index === 0);
  const isEnd = pattern.endsWith('$') && !literal.endsWith('*');
  return { texts: shown, note: isEnd ? overviewTexts.atEnd : '' };
}

function withoutEnd(pattern: string): string {
  return pattern.endsWith('$') ? pattern.slice(0, -1) : pattern;
}

/** Returns a place in words: `/reviewlist.….html`, `/ home page only`. */
export function placeWords(place: OverviewPlace): string {
  const { texts, note } = placeText(place);
  const text = texts.join(overviewTexts.anyCharacters);
  return note === '' ? text : `${text} ${note}`;
}

/** Returns the number of places that a folded row names beside some columns: as many as have room, but at least one. */
export function foldedPlaces({ places }: OverviewRow, columns: number): number {
  const room = columns > FEW_COLUMNS ? LITTLE_ROOM : ROOM;
  let used = 0;
  let shown = 0;
  for (const place of places.slice(0, MOST_PLACES)) {
    used += placeWords(place).length + 2;
    if (shown > 0 && used > room) break;
    shown++;
  }
  return shown;
}
