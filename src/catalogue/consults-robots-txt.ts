import type { Crawler } from './crawler';

/** Whether a line in robots.txt can keep a crawler out, as far as its operator or the best source says. */
export function consultsRobotsTxt({ obeysRobots }: Crawler): boolean {
  return obeysRobots === 'yes' || obeysRobots === 'partly';
}
