import { type Dialect, decide, google, parseRobotsTxt } from '../../../engine';

/** Returns outcome and deciding line by the rules of a file; line 0 if no rule decides. */
export function decided(
  robots: string,
  productTokens: Parameters<typeof decide>[1]['productTokens'],
  url: string,
  dialect: Dialect = google,
): string {
  const { outcome, line } = decide(parseRobotsTxt(robots, dialect), { productTokens, url });
  return `${outcome} ${line}`;
}
