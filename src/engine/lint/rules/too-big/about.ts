import type { RuleAbout } from '../../../lint-texts/rule-about';
import { say } from '../../../lint-texts/words';
import type { rule } from './rule';

const COMMENTS = `# ${'x'.repeat(97)}\n`.repeat(5_200);

export const about: RuleAbout<typeof rule> = {
  name: 'File that is too big',
  title: ({ kib, limitKib }) => say`The file has ${kib} KiB, Google reads ${limitKib}`,
  explain: ({ lastLine, lostRules, losesRules }) => {
    const google =
      lostRules === 0
        ? `Google stops reading in line ${lastLine}; no rule stands behind it.`
        : `Google stops reading in line ${lastLine} and misses ${lostRules === 1 ? 'one rule' : `${lostRules} rules`} behind it.`;
    const yandex = losesRules
      ? 'Yandex treats a file of this size as missing, so it may crawl everything.'
      : 'Yandex treats a file of this size as missing; here that changes nothing.';
    return [`${google} ${yandex} Shorten the file: one rule with * often stands for many.`];
  },
  why: 'Crawlers read only so much of a robots.txt. The standard asks them for 500 KiB at least.',
  crawlers: [
    { who: 'Google', does: 'ignores what lies behind the first 500 KiB' },
    { who: 'Yandex', does: 'takes a file above 500 KB for one that allows everything (retold)' },
    { who: 'RFC 9309', does: 'asks crawlers to read at least 500 KiB' },
  ],
  examples: [
    {
      bad: `User-agent: *\nDisallow: /x\n${COMMENTS}Disallow: /y\n`,
      good: 'User-agent: *\nDisallow: /x\nDisallow: /y\n',
      severity: 'error',
    },
    {
      bad: `User-agent: *\nDisallow:\n${COMMENTS}`,
      good: `User-agent: *\nDisallow:\n${COMMENTS.slice(0, 400_000)}`,
      severity: 'note',
    },
  ],
  sources: ['google', 'yandexAnswers', 'rfc9309'],
};
