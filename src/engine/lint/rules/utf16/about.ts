import type { RuleAbout } from '../../../lint-texts/rule-about';
import type { rule } from './rule';

/** A text in UTF-16, little-endian with its mark, as it is read by those who expect UTF-8. */
function inUtf16(text: string): string {
  return `\udcff\udcfe${Array.from(text, (letter) => `${letter}\0`).join('')}`;
}

export const about: RuleAbout<typeof rule> = {
  name: 'File in UTF-16',
  title: () => ['The file is saved as UTF-16, which crawlers do not expect'],
  explain: ({ losesRules }) => [
    losesRules
      ? 'Google finds no rule in it, so crawlers may crawl what the rules should block. '
      : 'Google finds no rule in it. ',
    'Save the file as UTF-8, or as plain ASCII text.',
  ],
  why: 'robots.txt is UTF-8. UTF-16 comes from some Windows programs, where it is called “Unicode”, and puts a zero byte beside every letter.',
  crawlers: [
    { who: 'Google', does: 'reads UTF-8 only and finds no field in such a file' },
    { who: 'RFC 9309', does: 'wants UTF-8' },
    { who: 'crawler-commons', does: 'reads UTF-16 that begins with a byte order mark' },
  ],
  fixName: () => 'Convert to UTF-8',
  fixed: () => 'converted with the whole file to UTF-8',
  examples: [
    {
      bad: inUtf16('User-agent: *\nDisallow: /private/\n'),
      good: 'User-agent: *\nDisallow: /private/\n',
      severity: 'error',
    },
    {
      bad: inUtf16('User-agent: *\nDisallow:\n'),
      good: '\udcff\udcfeUser-agent: *\nDisallow:\n',
      severity: 'warning',
    },
  ],
  sources: ['google', 'rfc9309', 'crawlerCommons'],
};
