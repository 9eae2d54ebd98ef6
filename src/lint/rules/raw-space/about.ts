import type { RuleAbout } from '../../texts/rule-about';
import { code, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Space in a path',
  title: ({ isRemark, value }) =>
    isRemark
      ? ['The comment is read as part of the path']
      : words`No URL contains the space in ${code(value)}`,
  explain: ({ isRemark, path, hasEntity, isSound, isAllow, cover, later }) => [
    ...(isRemark
      ? words`Everything after the colon is the path, so this rule never matches. Put a ${code('#')} between ${code(path)} and the comment.`
      : [
          ...words`Crawlers request URLs with ${code('%20')} instead of a space, so this rule never matches. `,
          ...(hasEntity ? words`In HTML, ${code('&')} is written ${code('&amp;')}, but not in a URL. ` : []),
          ...(isSound
            ? words`${path.includes('%20') ? '' : 'The space looks like a slip. '}Write ${code(path)}.`
            : ['The path has other mistakes too, so check all of it.']),
        ]),
    ...(later > 0
      ? [` Line ${later} will block these URLs once it’s corrected, so correct this line first.`]
      : cover > 0
        ? [
            ` Line ${cover} already ${isAllow ? 'allows' : 'blocks'} these URLs, so little or nothing changes.`,
          ]
        : []),
  ],
  why: 'URLs contain no spaces: browsers and crawlers write %20 instead. Crawlers compare rules with that form.',
  crawlers: [
    { who: 'Google', does: 'keeps the space as part of the path, which then never matches' },
    { who: 'RFC 9309', does: 'compares the path with the escaped form of the URL' },
  ],
  fixName: ({ isRemark, path, hasEntity }) => {
    if (isRemark) return 'Make it a comment';
    if (hasEntity) return 'Correct the path';
    return path.includes('%20') ? 'Write %20' : 'Remove the space';
  },
  sources: ['googleParser', 'rfc9309'],
};
