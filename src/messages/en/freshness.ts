import type { DialectId, Freshness } from '../../engine';
import type { Rich } from '../rich';
import { duration } from './duration';
import { atStart, readerOf } from './reader-names';

/** Which copy of the file may be in force; null where there is nothing to say. */
export function freshnessSentence(freshness: Freshness, dialect: DialectId): Rich | null {
  const name = readerOf(dialect);
  switch (freshness.kind) {
    case 'kept-during-errors': {
      const until =
        freshness.untilHours === null
          ? ''
          : `, until the errors have lasted ${duration(freshness.untilHours)}`;
      return [`No newer copy can be had, so ${name} keeps the one it has${until}.`];
    }
    case 'old-copy':
      return [
        `${atStart(name)} may go by its copy ${freshness.ageHours === 0 ? 'fetched just now' : `from ${duration(freshness.ageHours)} ago`} for another ${duration(freshness.remainingHours)}: changes made since then are not seen yet.`,
        ...shared(freshness.shared),
      ];
    case 'expired':
      return [
        `The copy is ${duration(freshness.ageHours)} old and counts for ${duration(freshness.lifetimeHours)} only, so it is fetched anew.`,
      ];
    case 'no-copy':
      if (freshness.lifetimeHours === 0)
        return [`${atStart(name)} keeps no copy: the file is fetched anew each time.`];
      return [
        `${atStart(name)} may keep this answer for ${duration(freshness.lifetimeHours)}, so plan changes that long ahead.`,
        ...shared(freshness.shared),
      ];
    case 'once-per-session':
      return [`${atStart(name)} reads the file once, at the start of a crawling session.`];
    case 'once-per-run':
      return [`${atStart(name)} reads the file once per run of the program.`];
    case 'not-documented':
      return [`How long ${name} keeps a copy is not documented.`];
  }
}

function shared(isShared: boolean): Rich {
  return isShared ? [' One copy may serve several of its crawlers.'] : [];
}
