import type { RichPart } from '../rich';

/** `group`, explained. */
export const group: RichPart = { term: 'group', explain: 'User-agent lines and the rules under them.' };

/** `pattern`, explained. */
export const pattern: RichPart = {
  term: 'pattern',
  explain: 'The part after Allow or Disallow. * matches any characters, $ the end.',
};
