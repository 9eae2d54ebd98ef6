import type { RuleAbout } from '../../texts/rule-about';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'File in UTF-16',
  title: () => ['This file is saved as UTF-16, not UTF-8'],
  explain: ({ losesRules }) => [
    losesRules
      ? 'Google finds no rules in it, so crawlers may crawl what you want to block. '
      : 'Google finds no rules in it. ',
    'Save the file as UTF-8 or plain ASCII text.',
  ],
  why: 'robots.txt must be UTF-8. UTF-16 comes from some Windows programs that call it “Unicode”. It adds a zero byte to every letter.',
  crawlers: [
    { who: 'Google', does: 'reads only UTF-8 and recognises no line in such a file' },
    { who: 'RFC 9309', does: 'requires UTF-8' },
    { who: 'crawler-commons', does: 'reads UTF-16 that begins with a byte order mark' },
  ],
  fixName: () => 'Convert to UTF-8',
  sources: ['google', 'rfc9309', 'crawlerCommons'],
};
