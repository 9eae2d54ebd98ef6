import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Several stars in a row',
  title: ({ stars }) => words`${code(stars)} matches the same as one star`,
  explain: ({ path, isWeight }) => [
    ...words`Extra stars only make a rule longer, and longer rules win over shorter ones. ${code(path)} matches the same URLs`,
    isWeight ? ', but may lose against other rules. If the stars are meant to decide that, leave them.' : '.',
  ],
  why: 'One star already matches any text, including none at all and any number of folders.',
  crawlers: [
    { who: 'Google', does: 'treats a run of stars as one, but counts them all in the rule’s length' },
    { who: 'RFC 9309', does: 'lets one star match any text, and uses the longest matching rule' },
  ],
  fixName: () => 'Keep one star',
  sources: ['googleParser', 'rfc9309'],
};
