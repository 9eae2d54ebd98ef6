import type { CatalogueCrawler } from './crawler';

/**
 * Returns whether a line in robots.txt can keep a crawler out, according to its operator or the best source.
 */
export function consultsRobotsTxt({ obeysRobots }: CatalogueCrawler): boolean {
  return obeysRobots === 'yes' || obeysRobots === 'partly';
}
