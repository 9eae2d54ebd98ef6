import type { PolicyToken } from '../../catalogue/policy-tokens';
import type { Documentation } from '../../editor/documentation/documentation';
import { isKnownFieldName, type KnownFieldName, usualSpellings } from '../../engine/field-names';
import { isPolicyToken } from '../../engine/policy-token';
import type { RuleWords } from '../../lint/texts';
import { crawlerSource } from './crawler-about';
import { preferenceSource } from './policy-token';

const rfc = { name: 'RFC 9309', href: 'https://www.rfc-editor.org/rfc/rfc9309.html' };
const google = {
  name: "Google's documentation",
  href: 'https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec',
};
const sitemaps = { name: 'the Sitemaps protocol', href: 'https://www.sitemaps.org/protocol.html' };
const proposal2002 = {
  name: 'the proposal of 2002',
  href: 'https://www.conman.org/people/spc/robots2.html',
};
const yandex = 'https://yandex.com/support/webmaster/en/robot-workings/';

/** Documentation of each known field. A new field without a text is a type error. */
const fields: Readonly<Record<KnownFieldName, Omit<Documentation, 'title'>>> = {
  'user-agent': {
    text: [
      ['Names a crawler. The rules below, up to the next group of User-agent lines, are for that crawler.'],
      [
        'A crawler follows the rules under its own name. Without any, it follows those under ',
        { code: '*' },
        '.',
      ],
    ],
    sources: [rfc, google],
  },
  disallow: {
    text: [
      ['Blocks URLs whose path starts with the one in this line. Without a path, the rule blocks nothing.'],
      ['If several rules match, the longest one wins.'],
    ],
    sources: [rfc, google],
  },
  allow: {
    text: [
      ['Allows URLs whose path starts with the one in this line.'],
      ['It wins over any matching ', { code: 'Disallow' }, ' that is shorter or equally long.'],
    ],
    sources: [rfc, google],
  },
  sitemap: {
    text: [
      [
        "The full address of a sitemap. It's for every crawler that reads sitemaps, wherever the line is in the file.",
      ],
    ],
    sources: [sitemaps, google],
  },
  'crawl-delay': {
    text: [
      ['How many seconds a crawler should wait between two requests.'],
      [
        'Bing accepts whole numbers from 1 to 20 and fetches at most one page in that many seconds. Google and Yandex ignore it.',
      ],
    ],
    sources: [
      {
        name: 'Bing on Crawl-delay',
        href: 'https://blogs.bing.com/webmaster/2012/05/03/to-crawl-or-not-to-crawl-that-is-bingbots-question',
      },
      { name: 'Yandex on Crawl-delay', href: `${yandex}crawl-delay` },
    ],
  },
  'request-rate': {
    text: [
      ['How many pages a crawler may fetch in a given time, such as ', { code: '1/10s' }, '.'],
      ["Seznam and Scrapy read it. Google and Yandex ignore it, and Bing doesn't document it."],
    ],
    sources: [
      proposal2002,
      google,
      {
        name: 'Seznam on crawling control',
        href: 'https://o-seznam.cz/napoveda/vyhledavani/en/crawling-control',
      },
      { name: "Protego, Scrapy's parser", href: 'https://github.com/scrapy/protego' },
    ],
  },
  'visit-time': {
    text: [
      ['The hours (UTC) when crawlers may visit, such as ', { code: '0600-0845' }, '.'],
      ['No search engine is known to follow it.'],
    ],
    sources: [proposal2002],
  },
  'clean-param': {
    text: [["Lists URL parameters that don't change the page. Only Yandex reads it."]],
    sources: [{ name: 'Yandex on Clean-param', href: `${yandex}clean-param` }],
  },
  host: {
    text: [['Once told Yandex which copy of a site is the main one. No large search engine reads it today.']],
    sources: [],
  },
  noindex: {
    text: [
      [
        'Google has ignored it in robots.txt since 2019. To keep a page out of search results, allow it and put ',
        { code: 'noindex' },
        ' in the page.',
      ],
    ],
    sources: [
      {
        name: 'Google on noindex',
        href: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
      },
    ],
  },
  'content-signal': {
    text: [
      [
        "Says what pages may be used for, such as AI training. Only one crawler is documented to act on it: Cloudflare's crawl endpoint.",
      ],
    ],
    sources: [
      { name: 'Content Signals', href: 'https://contentsignals.org' },
      {
        name: 'Cloudflare',
        href: 'https://developers.cloudflare.com/browser-run/quick-actions/crawl-endpoint/',
      },
    ],
  },
  'content-usage': {
    text: [["Says what pages may be used for, as defined in an IETF draft. It doesn't block crawlers."]],
    sources: [{ name: 'the draft', href: 'https://datatracker.ietf.org/doc/draft-ietf-aipref-attach/' }],
  },
  license: {
    text: [["The address of a licence for the pages, as defined by RSL. It doesn't block crawlers."]],
    sources: [{ name: 'RSL', href: 'https://rslstandard.org/guide/robots-txt' }],
  },
};

/** Documents a field, in any spelling; null for an undocumented one. */
export function fieldDocumentation(name: string): Documentation | null {
  const key = name.toLowerCase().replace(/^user[ ]?agent$/, 'user-agent');
  return isKnownFieldName(key) ? { title: [{ code: usualSpellings[key] }], ...fields[key] } : null;
}

/** Documents a name in a User-agent line that is in the list of crawlers. */
export function tokenDocumentation(crawler: {
  readonly name: string;
  readonly operator: string;
  readonly purpose: string;
  readonly note: string;
  readonly source: string;
  readonly noteSource?: { readonly source: string };
}): Documentation {
  const { noteSource } = crawler;
  return {
    title: [`${crawler.name}, ${crawler.operator}`],
    text: [[`For ${crawler.purpose}. ${crawler.note}`]],
    sources: [
      { name: crawler.operator, href: crawler.source },
      ...(noteSource === undefined
        ? []
        : [{ name: crawlerSource.link(noteSource.source), href: noteSource.source }]),
    ],
  };
}

/** Documents a name that is not in the list of crawlers. @param policy what is known about it if it is a policy token. */
export function unknownTokenDocumentation(name: string, policy: PolicyToken | null): Documentation {
  if (isPolicyToken(name))
    return {
      title: [{ code: name }],
      text: [[preferenceSource(policy)]],
      sources: policy === null ? [] : [{ name: policy.draft, href: policy.source }],
    };
  return {
    title: [{ code: name }],
    text: [["This name isn't in our list of crawlers. We use it as written."]],
    sources: [],
  };
}

/** Documents the `*` of a User-agent line. */
export const everyCrawlerDocumentation: Documentation = {
  title: ['Most other crawlers'],
  text: [
    [{ code: '*' }, " means most crawlers that the file doesn't name."],
    ['A few, such as ', { code: 'AdsBot-Google' }, ', only follow rules under their own name.'],
  ],
  sources: [rfc, google],
};

/** Documents a special character in a path pattern. `matched` is its part of the tested path, null if the rule does not match. */
export function signDocumentation(sign: '*' | '$', matched: string | null): Documentation {
  const general: RuleWords = sign === '*' ? ['Matches any characters, or none.'] : ['The URL must end here.'];
  return {
    title: [{ code: sign }, sign === '*' ? ' any characters' : ' the end'],
    text: matched === null ? [general] : [general, here(sign, matched)],
    sources: [rfc, google],
  };
}

function here(sign: '*' | '$', matched: string): RuleWords {
  if (sign === '$') return ['The tested URL does.'];
  return matched === ''
    ? ['In the tested URL it matches nothing.']
    : ['In the tested URL it matches ', { code: matched }, '.'];
}
