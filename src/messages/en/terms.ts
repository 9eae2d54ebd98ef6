import type { Term } from '../rich';

/** `group`, explained. */
export const group: Term = { term: 'group', explain: 'User-agent lines and the rules under them.' };

/** `pattern`, explained. */
export const pattern: Term = {
  term: 'pattern',
  explain: 'The part after Allow or Disallow. * matches any characters, $ the end.',
};
