import type { RichPart } from '../rich';

/** `product token`, explained. */
export const productToken: RichPart = {
  term: 'product token',
  explain: 'The name a crawler looks for in User-agent lines.',
};

/** `group`, explained. */
export const group: RichPart = { term: 'group', explain: 'User-agent lines and the rules under them.' };

/** `pattern`, explained. */
export const pattern: RichPart = {
  term: 'pattern',
  explain: 'What follows Allow or Disallow. * stands for any characters, $ for the end.',
};
