import { type Dialect, decide, google, parseRobotsTxt } from '../../../engine';

/** Outcome and deciding line by the rules of a file, 0 where none decides. */
export function decided(
  robots: string,
  productTokens: Parameters<typeof decide>[1]['productTokens'],
  url: string,
  dialect: Dialect = google,
): string {
  const { outcome, line } = decide(parseRobotsTxt(robots, dialect), { productTokens, url });
  return `${outcome} ${line}`;
}
