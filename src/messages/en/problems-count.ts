import { count } from './intl';

/** How many problems a file has, for the foot of the page; a part of the first load. */
export function problemsTotal(problems: number): string {
  return problems === 0 ? 'No problems' : count(problems, 'problem');
}
