import type { RuleAbout } from '../../texts/rule-about';
import { list, listSome } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'Rules for programs that act for a person',
  title: ({ names }) => [
    ...listSome(names, names.length, 1),
    ` ${names.length > 1 ? 'act' : 'acts'} for a person and may not follow robots.txt`,
  ],
  explain: ({ names }) => [
    ...list(names),
    names.length > 1 ? ' open' : ' opens',
    ' pages when a person asks for them. These rules may not stop that. To block such requests, use your server or firewall.',
  ],
  why: 'robots.txt is for crawlers that visit on their own. Operators treat a person’s request like a visit with a browser.',
  crawlers: [
    { who: 'Google’s user-triggered fetchers', does: 'generally ignore robots.txt' },
    { who: 'OpenAI’s ChatGPT-User', does: 'may not follow robots.txt, according to OpenAI' },
  ],
  sources: ['googleFetchers', 'openai'],
};
