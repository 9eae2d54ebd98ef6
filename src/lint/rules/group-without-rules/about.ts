import type { ParamsOf } from '../../lint-rule';
import type { RuleAbout, RuleWords } from '../../texts/rule-about';
import { alsoFor, code, listSome, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Crawler without its own rules',
  title: ({ names, nameCount, isLast, next, blocksAll }) => [
    ...listSome(names, nameCount, 2),
    ...(isLast
      ? [nameCount > 1 ? ' have no rules' : ' has no rules']
      : words` may share the rules of ${code(next)}`),
    blocksAll ? ' and be blocked from the whole site' : '',
  ],
  explain: ({ followers, ...values }) => [...explanationOf(values), ...alsoFor(followers)],
  why: 'Several User-agent lines in a row share the rules that follow. Only a User-agent line after a rule starts a new group.',
  crawlers: [
    {
      who: 'Google and RFC 9309',
      does: 'combine User-agent lines up to the next rule; a crawler without rules may crawl everything',
    },
    { who: 'Yandex', does: 'permits no blank line inside a group' },
  ],
  fixName: ({ isLast, nameCount, isOpen, isSeparable }) => {
    if (isSeparable) return 'Separate the groups';
    if (!isLast) return 'Remove the blank lines';
    return `Remove the ${nameCount > 1 ? 'lines' : 'line'}${isOpen ? ' and use the * rules' : ''}`;
  },
  sources: ['google', 'googleParser', 'rfc9309', 'yandexPaths'],
};

function explanationOf({
  nameCount,
  isLast,
  isOpen,
  field,
  isSeparable,
  next,
  blocksAll,
}: Omit<ParamsOf<typeof rule>, 'followers'>): RuleWords {
  if (isLast !== true)
    return field !== ''
      ? [
          ...words`By the standard (RFC 9309), a line such as ${code(field)} doesn’t end a group, so the rules for ${code(next)} also apply to ${nameCount > 1 ? 'these crawlers' : 'this crawler'}. Some crawlers read it as a group without rules and may crawl everything. `,
          ...(blocksAll
            ? words`To let ${nameCount > 1 ? 'them' : 'it'} in, add ${code('Disallow:')} below ${nameCount > 1 ? 'their names' : 'its name'}.`
            : ['To be clear to all, write the rules that you want below each name.']),
        ]
      : [
          ...words`A blank line doesn’t end a group for most crawlers, so the rules below apply to all of these crawlers. For Yandex, the first line is a group without rules.`,
          ...(isSeparable
            ? words` To let ${nameCount > 1 ? 'them' : 'it'} in, add ${code('Disallow:')} below ${nameCount > 1 ? 'their names' : 'its name'}.`
            : []),
        ];
  const [these, s] = nameCount > 1 ? ['these', 's'] : ['this', ''];
  if (!isOpen)
    return words`No rule follows, so ${these} line${s} block${s === '' ? 's' : ''} nothing. If that isn’t what you want, add rules.`;
  return [
    ...words`No rule follows, so nothing is blocked for ${these} crawler${s}, not even what the ${code('*')} group blocks. If that isn’t what you want, `,
    // Deleting the group would also drop its Crawl-delay.
    ...(field !== ''
      ? words`copy the ${code('*')} rules into ${these} group${s}.`
      : words`delete ${these} line${s}, and the ${code('*')} rules apply again.`),
  ];
}
