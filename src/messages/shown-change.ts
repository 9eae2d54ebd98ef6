import type { PathPlace } from '../engine/proof';
import type { VersionChange } from '../engine/versions';
import { printable } from './printable';
import { shorten } from './shorten';
import { LONGEST_SHOWN } from './shown-cell';

/** Returns the change with its texts shortened and made printable, for one line of output. */
export function shownChange(change: VersionChange): VersionChange {
  return {
    ...change,
    crawlers: change.crawlers.map(shownPath),
    others: change.others.map(shownPath),
    exceptOthers: change.exceptOthers.map(shownPath),
    path: shownPath(change.path),
    place: shownPlace(change.place),
    except: change.except?.map(shownPlace) ?? null,
    already: change.already.map(shownPlace),
  };
}

function shownPlace(place: PathPlace): PathPlace {
  return { ...place, text: shownPath(place.text) };
}

/** Returns a path or a name, shortened and made printable. */
export function shownPath(text: string): string {
  return printable(shorten(text, LONGEST_SHOWN));
}
