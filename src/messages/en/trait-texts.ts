import type { DialectId } from '../../engine';
import type { TraitId } from '../../engine/traits';
import type { Rich } from '../rich';
import { formatNumber } from './intl';

/** Texts about one way in which engines differ. */
export interface TraitTexts {
  readonly name: Rich;
  /** Each engine's behaviour in a few words. Engines that behave alike have the same words. */
  readonly values: Readonly<Record<DialectId, string>>;
}

/** The same words for all engines but a few. */
function all(words: string, except: Partial<Record<DialectId, string>>): TraitTexts['values'] {
  return {
    google: words,
    rfc9309: words,
    bing: words,
    yandex: words,
    google2020: words,
    standard1994: words,
    python: words,
    ...except,
  };
}

const decoded = '* and $ are wildcards, %7E is ~';

/** The texts of every trait. A new trait without texts is a type error. */
export const traitTexts: Readonly<Record<TraitId, TraitTexts>> = {
  size: {
    name: ['File size'],
    values: all('first 500 KiB', {
      yandex: 'over 500 KB: no file',
      standard1994: 'no limit',
      python: 'no limit',
    }),
  },
  lineLength: {
    name: ['Long line'],
    values: all('no limit', { google: `first ${formatNumber(16_663)} bytes` }),
  },
  lineBreaks: {
    name: ['Rare line breaks, such as a form feed'],
    values: all('part of the line', { python: 'end the line' }),
  },
  byteOrderMark: {
    name: ['Byte order mark'],
    values: all('dropped', { google: 'dropped, even in part', python: 'kept' }),
  },
  nul: { name: ['NUL character (byte 0)'], values: all('like any other', { google: 'ends the line' }) },
  colon: { name: ['Line without a colon'], values: all('skipped', { google: 'read if it has two words' }) },
  errors: {
    name: ['Invalid bytes and values'],
    values: all('read as they are', { python: 'stop it with an error' }),
  },
  allow: { name: [{ code: 'Allow' }, ' lines'], values: all('used', { standard1994: 'skipped' }) },
  typos: { name: ['Misspelt fields'], values: all('skipped', { google: 'some are accepted' }) },
  fieldNames: {
    name: ['Field names'],
    values: all('whole name', { google: 'only its beginning', python: 'without rare spaces' }),
  },
  delays: {
    name: [{ code: 'Crawl-delay' }, ' and ', { code: 'Request-rate' }],
    values: all('not rules', { python: 'count as rules' }),
  },
  blankLines: {
    name: ['Blank line in a group'],
    values: all('ignored', {
      yandex: 'ends the group',
      standard1994: 'ends the group',
      python: 'ends it without spaces',
    }),
  },
  emptyGroups: {
    name: ['Group without rules'],
    values: all('counts', { standard1994: "doesn't count", python: "doesn't count" }),
  },
  names: {
    name: ['Crawler names'],
    values: {
      google: 'up to the first other character',
      rfc9309: 'whole, or up to that character',
      bing: 'whole, or up to that character',
      yandex: 'finds Yandex anywhere in a name',
      google2020: 'case-sensitive',
      standard1994: 'any part of the name',
      python: 'any part; an empty name fits all',
    },
  },
  severalGroups: {
    name: ['Several groups for a crawler'],
    values: all('combined', { standard1994: 'only the first', python: 'only the first' }),
  },
  paths: {
    name: ['Paths and wildcards'],
    values: {
      google: '* and $ are wildcards',
      rfc9309: decoded,
      bing: decoded,
      yandex: decoded,
      google2020: 'a final * is dropped',
      standard1994: '* and $ are no wildcards',
      python: 'no wildcards, %2F is /',
    },
  },
  indexPages: {
    name: [{ code: 'Allow' }, ' for ', { code: 'index.html' }],
    values: all('only that page', { google: 'its folder, too' }),
  },
  order: {
    name: ['Which rule wins'],
    values: all('longest rule', { standard1994: 'any Disallow', python: 'first rule' }),
  },
  conflicts: {
    name: [{ code: 'Allow' }, ' against ', { code: 'Disallow' }],
    values: all('always decided', { google2020: 'not defined if one has a *' }),
  },
  robotsTxt: {
    name: [{ code: '/robots.txt' }, ' itself'],
    values: all('like any other', { rfc9309: 'always allowed' }),
  },
};
