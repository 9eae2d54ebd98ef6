import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Confidential path made public',
  title: ({ path }) => words`Anyone can find ${code(path)} in this file`,
  explain: ({ name }) =>
    words`Anyone can read robots.txt. If ${code(name)} really exists, put it behind a login or remove it from the server. The rule alone hides nothing.`,
  why: 'People looking for exposed backups and keys read robots.txt first. A path that is neither listed nor linked is harder to find.',
  crawlers: [
    { who: 'Well-behaved crawlers', does: 'stay away' },
    { who: 'RFC 9309', does: 'warns that the file makes paths public and protects nothing' },
    { who: 'Bing', does: 'advises against naming secret places in it' },
  ],
  sources: ['rfc9309', 'bing'],
};
