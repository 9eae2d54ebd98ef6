import type { RuleAbout } from '../../texts/rule-about';
import { code, list, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Rules for all crawlers in another crawler’s group',
  title: ({ path, count, names }) => [
    code(path),
    count === 1
      ? ' is only for '
      : ` and ${count === 2 ? 'one more rule' : `${count - 1} more rules`} are only for `,
    ...list(names.slice(0, 1)),
    names.length === 1 ? '' : ' and others',
  ],
  explain: ({ isBlocked, line, hasStar, canMove, hasGap, names, count }) => [
    ...(isBlocked
      ? words`Line ${line} already blocks the whole site in this group, so ${rulesBelow(count, canMove)} probably meant for all crawlers. `
      : words`The empty ${code('Disallow:')} in line ${line} was probably meant to allow everything in this group, and the rules below the gap were meant for all crawlers. `),
    ...(hasGap ? ['Blank lines, comments and Sitemap lines don’t end a group. '] : []),
    ...(canMove
      ? hasStar
        ? words`Move the rules to the ${code('*')} group.`
        : words`Write ${code('User-agent: *')} above the rules.`
      : words`Decide which crawlers each rule is for.`),
    ...(canMove && !isBlocked
      ? [
          ' Then ',
          ...list(names.slice(0, 1)),
          names.length === 1 ? ' no longer follows ' : ' and the others no longer follow ',
          count === 1 ? 'this rule.' : 'these rules.',
        ]
      : []),
  ],
  why: 'A rule belongs to the User-agent lines above it. Only another User-agent line starts a new group.',
  crawlers: [
    { who: 'Google and RFC 9309', does: 'end a group only at the next User-agent line after a rule' },
    { who: 'Yandex', does: 'permits no blank line inside a group' },
  ],
  fixName: ({ hasStar, count }) =>
    hasStar ? `Move ${count === 1 ? 'the rule' : `${count} rules`} to the * group` : 'Add User-agent: *',
  sources: ['google', 'googleParser', 'rfc9309', 'yandexPaths'],
};

/** A rule that could move to the `*` group without being an exception changes nothing in its own. */
function rulesBelow(count: number, canMove: boolean): string {
  if (!canMove) return 'rules below it were';
  return count === 1
    ? 'the rule below it does nothing here. It was'
    : 'the rules below it do nothing here. They were';
}
