import type { RuleAbout } from '../../texts/rule-about';
import { code, PYTHON, words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Path that blocks more than it names',
  title: ({ value, other, allowLine }) =>
    allowLine > 0
      ? words`${code(value)} needs an exception for ${code(other)}`
      : words`${code(value)} also blocks ${code(other)}`,
  explain: ({ better, allowLine }) => [
    `A path covers every URL that begins with it${allowLine > 0 ? `, so line ${allowLine} has to allow one again` : ''}. `,
    ...(better.endsWith('/')
      ? words`If you only want to block the folder, write ${code(better)}.`
      : words`${code(better)} blocks only URLs that end there, not those with parameters.`),
  ],
  why: 'Crawlers compare a path with the start of the URL, not with the names of folders and files. A dollar sign at the end means that nothing may follow.',
  crawlers: [
    {
      who: 'Google',
      does: 'gives these examples: /fish also matches /fishheads and /fish.html, and /*.php also matches /folder/any.php.file.html',
    },
    {
      who: 'Bing, Yandex and RFC 9309',
      does: 'compare the start of the URL too, and treat $ as its end',
    },
    {
      who: PYTHON,
      does: 'doesn’t support $, so such a rule matches no ordinary URL',
    },
  ],
  fixName: ({ better }) => (better.endsWith('/') ? 'Add a slash at the end' : 'Add $ at the end'),
  sources: ['google', 'rfc9309', 'python'],
};
