import type { Crawler } from '../crawler';

/** A group that names crawlers and blocks the whole site for them, under a comment. Each name stands once, in the order of the alphabet. */
export function blockCrawlers(comment: string, crawlers: readonly Crawler[]): string {
  const tokens = new Map(crawlers.map(({ productToken }) => [productToken.toLowerCase(), productToken]));
  const names = [...tokens.values()].sort((a, b) => a.localeCompare(b, 'en'));
  return [`# ${comment}`, ...names.map((name) => `User-agent: ${name}`), 'Disallow: /', ''].join('\n');
}

/** Whether a line in robots.txt can keep a crawler out, as far as its operator or the best source says. */
export function asksRobotsTxt({ obeysRobots }: Crawler): boolean {
  return obeysRobots === 'yes' || obeysRobots === 'partly';
}
