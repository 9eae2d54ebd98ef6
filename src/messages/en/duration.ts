import { count } from './intl';

const SECONDS = 3600;
const MINUTES = 60;
const DAY = 24;

/** Formats a duration in hours: `5 seconds`, `30 minutes`, `12 hours`, `30 days`. */
export function duration(hours: number): string {
  if (!Number.isFinite(hours)) return 'ever';
  if (hours > 2 * DAY) return count(rounded(hours / DAY), 'day');
  if (hours >= 1 || hours <= 0) return count(rounded(hours), 'hour');
  return hours * MINUTES >= 1
    ? count(rounded(hours * MINUTES), 'minute')
    : count(rounded(hours * SECONDS), 'second');
}

/** Rounds to at most one decimal. */
function rounded(number: number): number {
  return Math.round(number * 10) / 10;
}
