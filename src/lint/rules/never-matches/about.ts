import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Rule that matches no address',
  title: ({ value, others }) =>
    others === 0
      ? words`No address can match ${code(value)}`
      : words`${code(value)} and ${others === 1 ? 'one more rule' : `${others} more rules`} can’t match any address`,
  explain: ({ sign, escaped, path, isPlaceholder, others }) => [
    ...(sign === ''
      ? words`Browsers and crawlers resolve ${code('.')} and ${code('..')} in a path before they request it, so no address contains them.`
      : words`Where this rule has ${code(sign)}, addresses have ${code(escaped)}.`),
    ...(isPlaceholder ? [' It looks like a placeholder that was never filled in.'] : []),
    ...(path === '' ? [] : words` Write ${code(path)}${isPlaceholder ? ', or remove the rule' : ''}.`),
    ...(others > 0
      ? [` The same goes for ${others === 1 ? 'one more line' : `${others} more lines`} here.`]
      : []),
  ],
  why: 'Rules are compared with addresses in the form in which browsers send them. Quotes, angle brackets and braces are escaped there, and dots that stand for folders are gone. Programs that send other addresses are rare.',
  crawlers: [
    { who: 'Google', does: 'compares the rule with the escaped address' },
    { who: 'RFC 9309', does: 'compares characters with their escapes only where both mean the same' },
  ],
  fixName: ({ others }) => (others > 0 ? `Escape the ${others + 1} paths` : 'Escape it'),
  sources: ['google', 'rfc9309'],
};
