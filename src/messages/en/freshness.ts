import type { DialectId, Freshness } from '../../engine';
import type { Rich } from '../rich';
import { duration } from './duration';
import { atStart, readerOf } from './reader-names';

/** Says which copy of the file the crawler may be using; null if there is nothing to say. */
export function freshnessSentence(freshness: Freshness, dialect: DialectId): Rich | null {
  const name = readerOf(dialect);
  switch (freshness.kind) {
    case 'kept-during-errors': {
      const until =
        freshness.untilHours === null
          ? ''
          : `, until the errors have lasted ${duration(freshness.untilHours)}`;
      return [`${atStart(name)} can't get a newer copy, so it keeps the one it has${until}.`];
    }
    case 'old-copy':
      return [
        `${atStart(name)} may use its copy ${freshness.ageHours === 0 ? 'fetched just now' : `from ${duration(freshness.ageHours)} ago`} for another ${duration(freshness.remainingHours)}, so it may not see newer changes yet.`,
        ...shared(freshness.shared),
      ];
    case 'expired':
      return [
        `The copy is ${duration(freshness.ageHours)} old and valid for only ${duration(freshness.lifetimeHours)}, so the file is fetched again.`,
      ];
    case 'no-copy':
      if (freshness.lifetimeHours === 0)
        return [`${atStart(name)} keeps no copy and fetches the file each time.`];
      return [
        `${atStart(name)} can cache robots.txt for up to ${duration(freshness.lifetimeHours)}, so changes may take that long.`,
        ...shared(freshness.shared),
      ];
    case 'once-per-session':
      return [`${atStart(name)} reads the file once, at the start of a crawling session.`];
    case 'once-per-run':
      return [`${atStart(name)} reads the file once per run of the program.`];
    case 'not-documented':
      return [`How long ${name} keeps a copy isn't documented.`];
  }
}

function shared(isShared: boolean): Rich {
  return isShared ? [' Several of its crawlers may share one copy.'] : [];
}
