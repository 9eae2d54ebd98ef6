import type { RuleAbout } from '../../texts/rule-about';
import { code, listNames, words } from '../../texts/words';
import type { typoRules } from './typo-rules';

/** Names and results of the fix, which removes a line that the file also has with the right spelling. */
const spellingFix: Pick<TypoAbout, 'fixName'> = {
  fixName: ({ hasCopy }) => (hasCopy ? 'Remove the line' : 'Fix spelling'),
};

const copiedRule = [
  'The same group also has this rule with the right spelling, so you can remove this line.',
];

/** Returns a sentence about a missing colon beside a misspelling. */
const colonToo = (lacksColon?: true): string => (lacksColon ? ' The colon is missing too.' : '');

type TypoAbout = RuleAbout<(typeof typoRules)[keyof typeof typoRules]>;

/** Texts of the rules about misspelt fields by their ids. */
export const typoAbouts: Readonly<Record<keyof typeof typoRules, TypoAbout>> = {
  'typo-allow': {
    name: 'Misspelt Allow',
    title: ({ field }) => words`“${code(field)}” isn’t a valid rule`,
    explain: ({ value, hasCopy, lacksColon }) =>
      hasCopy
        ? copiedRule
        : words`Crawlers skip this line, so it doesn’t allow ${code(value)}. Other rules may still block it. Write ${code(`Allow: ${value}`)}.${colonToo(lacksColon)}`,
    why: 'Google accepts some misspellings of Disallow, but none of Allow.',
    crawlers: [
      { who: 'Google', does: 'ignores the line' },
      {
        who: 'RFC 9309',
        does: 'lets crawlers accept misspellings; we know of none that accepts a misspelt Allow',
      },
    ],
    ...spellingFix,
    sources: ['googleParser', 'rfc9309'],
  },
  'typo-disallow-accepted': {
    name: 'Misspelt Disallow that Google accepts',
    title: ({ field }) => words`Only some crawlers read “${code(field)}” as Disallow`,
    explain: ({ readers, value, hasCopy, lacksColon }) =>
      hasCopy
        ? copiedRule
        : words`${listNames(readers)} ${readers.length > 1 ? 'accept' : 'accepts'} this spelling. Others skip the line, so they may crawl ${code(value)} unless another rule blocks it. Write ${code(`Disallow: ${value}`)}.${colonToo(lacksColon)}`,
    why: 'Google’s parser accepts five common misspellings of Disallow. Few other crawlers do.',
    crawlers: [
      { who: 'Google', does: 'reads dissallow, dissalow, disalow, diasllow and disallaw as Disallow' },
      { who: 'Protego', does: 'accepts the same misspellings' },
      { who: 'RFC 9309', does: 'lets crawlers accept misspellings but doesn’t require it' },
    ],
    ...spellingFix,
    sources: ['googleParser', 'protego', 'rfc9309'],
  },
  'typo-disallow-rejected': {
    name: 'Misspelt Disallow',
    title: ({ field }) => words`“${code(field)}” isn’t a valid rule`,
    explain: ({ value, hasCopy, lacksColon }) =>
      hasCopy
        ? copiedRule
        : words`Google and most other crawlers skip this line. They may crawl ${code(value)} unless another rule blocks it. Write ${code(`Disallow: ${value}`)}.${colonToo(lacksColon)}`,
    why: 'Google accepts some misspellings of Disallow, but not this one.',
    crawlers: [
      { who: 'Google', does: 'ignores the line' },
      { who: 'Bing, Yandex and RFC 9309', does: 'accept no misspellings' },
      { who: 'crawler-commons', does: 'accepts some misspellings that Google doesn’t' },
    ],
    ...spellingFix,
    sources: ['googleParser', 'crawlerCommons'],
  },
  'typo-sitemap': {
    name: 'Misspelt Sitemap',
    title: ({ field, readers }) =>
      words`${readers.length > 0 ? 'Not every crawler reads' : 'Crawlers don’t read'} “${code(field)}” as Sitemap`,
    explain: ({ readers, hasCopy }) => {
      if (hasCopy)
        return ['The file also names this sitemap with the right spelling, so you can remove this line.'];
      return readers.length > 0
        ? words`${listNames(readers)} ${readers.length > 1 ? 'accept' : 'accepts'} this spelling. Others won’t find the sitemap through this line. Write ${code('Sitemap')}.`
        : words`Crawlers skip this line, so they don’t find the sitemap through it. Write ${code('Sitemap')}.`;
    },
    why: 'Sitemap lines block nothing. They tell crawlers where to find the list of your pages.',
    crawlers: [
      { who: 'Google', does: 'accepts “site-map”, but not “site map”' },
      { who: 'Protego', does: 'accepts “site-map” and “sitemaps”' },
    ],
    ...spellingFix,
    sources: ['googleParser', 'protego'],
  },
  'typo-user-agent': {
    name: 'Misspelt User-agent',
    title: ({ field, readers }) =>
      words`${readers.length > 0 ? 'Not every crawler reads' : 'Crawlers don’t read'} “${code(field)}” as User-agent`,
    explain: ({ readers, value, lacksColon }) => [
      ...(readers.length > 0
        ? words`${listNames(readers)} ${readers.length > 1 ? 'accept' : 'accepts'} this spelling. Others skip the line, so for them the rules below don’t apply to ${code(value)}, but to the crawlers named further up, if there are any. Write ${code(`User-agent: ${value}`)}.`
        : words`Crawlers skip this line, so the rules below don’t apply to ${code(value)}, but to the crawlers named further up, if there are any. Write ${code(`User-agent: ${value}`)}.`),
      colonToo(lacksColon),
    ],
    why: 'Only a User-agent line starts a group. If it’s misspelt, the rules below it join the group above.',
    crawlers: [
      { who: 'Google', does: 'accepts “useragent” and “user agent”, and no other misspelling' },
      { who: 'Google’s specification of 2020', does: 'calls “useragent” unsupported' },
      { who: 'Bing, Yandex and RFC 9309', does: 'accept only User-agent' },
    ],
    ...spellingFix,
    sources: ['googleParser', 'google2020'],
  },
};
