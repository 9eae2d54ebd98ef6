import type { RuleAbout } from '../../texts/rule-about';
import { words } from '../../texts/words';
import type { rule } from './rule';

export const about: RuleAbout<typeof rule> = {
  name: 'File too large',
  title: ({ kib, limitKib }) => words`This file is ${kib} KiB, but Google reads only the first ${limitKib}`,
  explain: ({ lastLine, lostRules, losesRules }) => {
    const google =
      lostRules === 0
        ? `Google stops reading in line ${lastLine}. No rule comes after it.`
        : `Google stops reading in line ${lastLine} and misses ${lostRules === 1 ? 'one rule' : `${lostRules} rules`} after it.`;
    const yandex = losesRules
      ? 'Yandex treats a file of this size as missing, so it may crawl everything.'
      : 'Yandex treats a file of this size as missing, which changes nothing here.';
    return [`${google} ${yandex} Shorten the file: one rule with * can often replace many.`];
  },
  why: 'Crawlers read only so much of a robots.txt. The standard requires at least 500 KiB.',
  crawlers: [
    { who: 'Google', does: 'ignores everything after the first 500 KiB' },
    { who: 'Yandex', does: 'treats a file above 500 KB as one that allows everything (second-hand source)' },
    { who: 'RFC 9309', does: 'requires crawlers to read at least 500 KiB' },
  ],
  sources: ['google', 'yandexAnswers', 'rfc9309'],
};
