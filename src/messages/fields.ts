import type { DialectId } from '../engine';
import type { DelayRange, FieldFact, FieldName, FieldProblem, FieldValue } from '../engine/fields';
import { count } from './count';
import { crawlerName, type SaidCrawler } from './crawler';
import { dialectName, dialectRules } from './dialects';
import type { Rich } from './rich';
import { LONGEST_CODE, shorten } from './shorten';

/** Parameters that are named one by one. */
const NAMED_PARAMETERS = 3;

/** The fields as people write them. */
const fieldNames: Readonly<Record<FieldName, string>> = {
  'crawl-delay': 'Crawl-delay',
  'request-rate': 'Request-rate',
  'visit-time': 'Visit-time',
  host: 'Host',
  'clean-param': 'Clean-param',
  'content-signal': 'Content-Signal',
  'content-usage': 'Content-Usage',
  license: 'License',
  noindex: 'Noindex',
  sitemap: 'Sitemap',
};

/** Fixed texts of the part of the page about lines that decide no verdict. */
export const fieldTexts = { heading: 'For this crawler' } as const;

/** The line as it stands in the file. */
export function fieldTitle({ written, value }: Pick<FieldFact, 'written' | 'value'>): Rich {
  const field = shorten(written, LONGEST_CODE);
  return [{ code: value === '' ? `${field}:` : `${field}: ${shorten(value, LONGEST_CODE)}` }];
}

/** What becomes of the line, in a word or two. */
export function fieldState({ why }: Pick<FieldFact, 'why'>): string {
  switch (why) {
    case 'used':
      return 'in effect';
    case 'ignored':
    case 'no-longer':
      return 'ignored';
    case 'not-documented':
    case 'undecided':
      return 'not documented';
    case 'other-group':
      return 'for others';
    case 'outside':
      return 'for nobody';
    case 'invalid':
      return 'not valid';
    case 'overridden':
      return 'overridden';
  }
}

/** What the line means to the asked crawler, and why. */
export function fieldSentence(fact: FieldFact, asked: SaidCrawler, dialect: DialectId): Rich {
  const field = fieldNames[fact.field];
  const who = speaker(fact, asked, dialect);
  switch (fact.why) {
    case 'used':
      return [...inEffect(fact, who), ...(fact.scope === 'global' ? besideOwnGroup : [])];
    case 'ignored':
      return fact.statedBy === 'crawler'
        ? [`${who} ignores ${field}.`]
        : [`By ${dialectRules(dialect)}, ${field} is ignored.`];
    case 'no-longer':
      return [
        `By ${dialectRules(dialect)}, ${field} has not counted${fact.since === null ? ' for a while' : ` since ${monthName(fact.since)}`}.`,
      ];
    case 'not-documented':
      return [
        `Whether ${crawlerName(asked) || who} reads ${field} is not documented.`,
        ...(fact.validity.kind === 'valid' ? [] : [' ', ...problem(fact, 'it'), '.']),
      ];
    case 'other-group':
      return ['In another group, so not for this crawler.'];
    case 'outside':
      return ['In no group, so for nobody.'];
    case 'invalid':
      return [
        ...problem(fact, who),
        fact.statedBy === 'library'
          ? ', so this line has no effect.'
          : '. What it makes of anything else is not documented.',
      ];
    case 'overridden':
      return fact.countsInstead === null
        ? ['Another line counts instead.']
        : ['Of several such lines the last counts: ', { line: fact.countsInstead }, '.'];
    case 'undecided':
      return [`The ${field} lines differ, and which of them counts is not documented.`];
  }
}

/** What else is to be known about the fields that the lines have. */
export function fieldNotes(
  facts: readonly FieldFact[],
  asked: SaidCrawler,
  dialect: DialectId,
): readonly Rich[] {
  const fields = new Set(facts.map(({ field }) => field));
  const delays = facts.filter(({ field }) => field === 'crawl-delay');
  const notes: Rich[] = [];
  if (delays.some((fact) => isGoogles(fact, asked, dialect))) notes.push(googleRate);
  if (delays.some(hasScale)) notes.push(bingScale);
  if (dialect === 'yandex' && delays.some(({ why }) => why === 'no-longer')) notes.push(yandexRate);
  if (fields.has('noindex')) notes.push(noindex);
  if (fields.has('host')) notes.push(host);
  if (fields.has('content-signal') || fields.has('content-usage') || fields.has('license'))
    notes.push(preferences);
  if (fields.has('sitemap')) notes.push(sitemapIsPublic);
  return notes;
}

const googleRate: Rich = [
  "Google's crawl rate was once set in Search Console. That setting went in January 2024: Google finds the rate by itself.",
];

const bingScale: Rich = [
  'From 1 on Bing is slow, from 10 on very slow, and at 20 extremely slow. Without ',
  { code: 'Crawl-delay' },
  ' its pace is normal.',
];

const yandexRate: Rich = ['The rate for Yandex is set in Yandex Webmaster.'];

const noindex: Rich = [
  'To keep a page out of search results, allow it and use ',
  { code: 'noindex' },
  ' in the page or in its HTTP header.',
];

const host: Rich = [
  { code: 'Host' },
  ' told Yandex which of several copies of a site is the main one. A permanent redirect does that today.',
];

const preferences: Rich = [
  'What pages may be used for is a wish or a licence. It blocks no crawler; only ',
  { code: 'Disallow' },
  ' does.',
];

const sitemapIsPublic: Rich = [
  'Anybody can read this file, so a ',
  { code: 'Sitemap' },
  ' line makes the address public. Leave it out if nobody may know it, and submit the sitemap to each search engine.',
];

const besideOwnGroup: Rich = [
  ' The line is in the ',
  { code: '*' },
  ' group, where this field counts even for a crawler with a group of its own.',
];

/** Whose behaviour the sentence is about. */
function speaker({ statedBy }: FieldFact, asked: SaidCrawler, dialect: DialectId): string {
  return (statedBy === 'crawler' && crawlerName(asked)) || dialectName(dialect);
}

function inEffect({ validity, statedBy, field }: FieldFact, who: string): Rich {
  if (field === 'sitemap') return ['For every crawler, wherever the line stands.'];
  if (validity.kind === 'invalid') return [`${who} reads it.`];
  if (statedBy === 'library') return [`${who} hands ${handedOn(validity)} to the program that asks.`];
  switch (validity.form) {
    case 'delay':
      return delay(validity, who);
    case 'parameters':
      return cleanParam(validity, who);
    case 'rate':
    case 'hours':
    case 'preferences':
    case 'text':
      return [`${who} reads it.`];
  }
}

function handedOn(value: FieldValue): string {
  switch (value.form) {
    case 'delay':
      return count(value.amount, 'second');
    case 'rate':
      return `${count(value.requests, 'request')} in ${count(value.seconds, 'second')}`;
    case 'hours':
    case 'parameters':
    case 'preferences':
    case 'text':
      return 'it';
  }
}

function delay({ amount, unit, step }: Extract<FieldValue, { form: 'delay' }>, who: string): Rich {
  if (unit === null) return [`${who} reads it: the higher the number, the slower it crawls.`];
  if (unit === 'relative') {
    const number = amount.toLocaleString('en', { maximumFractionDigits: 20 });
    return [`For ${who}, ${number} is a step of slowness, not a number of seconds.`];
  }
  if (amount === 0) return [`For ${who}, 0 means no pause between two pages.`];
  const time = amount === 1 ? 'second' : count(amount, 'second');
  const sentence = `${who} fetches at most one page every ${time}.`;
  return [step === null ? sentence : `${sentence} That is ${step.replace('-', ' ')}.`];
}

function cleanParam({ names, path }: Extract<FieldValue, { form: 'parameters' }>, who: string): Rich {
  const named = names
    .slice(0, NAMED_PARAMETERS)
    .flatMap((name, index): Rich => [index === 0 ? ' ' : ', ', { code: shorten(name, LONGEST_CODE) }]);
  const more = names.length - NAMED_PARAMETERS;
  const where: Rich =
    path === null ? ['that'] : ['that begin with ', { code: shorten(path, LONGEST_CODE) }, ' and'];
  return [
    `${who} takes addresses `,
    ...where,
    ' differ only in',
    ...named,
    more > 0 ? ` and ${count(more, 'more parameter')} for one page.` : ' for one page.',
  ];
}

/** What is wrong with the value, and what `who` takes, without a full stop. */
function problem({ validity, field, statedBy }: FieldFact, who: string): Rich {
  if (validity.kind === 'valid') return [];
  const wrong = problemName(validity.problem);
  if (validity.range !== null) return [`${wrong}: ${who} takes ${rangeText(validity.range)}`];
  if (validity.problem === 'too-long') return [wrong];
  return [`${wrong}: ${who} takes `, ...(statedBy === 'library' ? digits(field) : form(field))];
}

function problemName(kind: FieldProblem): string {
  switch (kind) {
    case 'empty':
      return 'No value';
    case 'not-a-number':
      return 'Not a plain number';
    case 'not-whole':
      return 'Not a whole number';
    case 'negative':
    case 'out-of-range':
      return 'Out of range';
    case 'not-absolute':
      return 'Not a full address';
    case 'unknown-key':
      return 'An unknown name';
    case 'unknown-value':
      return 'An unknown value';
    case 'repeated-key':
      return 'A name that stands there twice';
    case 'too-long':
      return 'Too long';
    case 'malformed':
      return 'Not of the right form';
  }
}

function rangeText({ min, max, whole }: DelayRange): string {
  return `${whole ? 'whole numbers' : 'numbers'} from ${min} to ${max}`;
}

/** What a library that knows only digits takes. */
function digits(field: FieldName): Rich {
  return field === 'request-rate' ? ['digits only, such as ', { code: '1/10' }] : ['digits only'];
}

function form(field: FieldName): Rich {
  switch (field) {
    case 'crawl-delay':
      return ['a number such as ', { code: '5' }];
    case 'request-rate':
      return [{ code: '1/10s' }, ' or ', { code: '1/10s 1800-1900' }];
    case 'visit-time':
      return ['two times of day such as ', { code: '0600-0845' }];
    case 'host':
      return ['one host name such as ', { code: 'example.com' }];
    case 'clean-param':
      return [{ code: 'ref&sid' }, ' or ', { code: 'ref&sid /path' }];
    case 'content-signal':
      return ['wishes such as ', { code: 'search=yes, ai-train=no' }];
    case 'content-usage':
      return [{ code: 'train-ai=n' }, ' or ', { code: '/path train-ai=n' }];
    case 'license':
      return ['a full address such as ', { code: 'https://example.com/license.xml' }];
    case 'noindex':
      return ['a path such as ', { code: '/private/' }];
    case 'sitemap':
      return ['a full address such as ', { code: 'https://example.com/sitemap.xml' }];
  }
}

/** Whether a Crawl-delay is ignored by Google itself, not by its rules for a crawler of somebody else. */
function isGoogles({ why, statedBy }: FieldFact, asked: SaidCrawler, dialect: DialectId): boolean {
  if (why !== 'ignored') return false;
  if (statedBy === 'dialect') return dialect === 'google' || dialect === 'google2020';
  return asked.kind === 'known' && asked.crawler.dialect === 'google';
}

function hasScale({ validity }: FieldFact): boolean {
  return validity.kind === 'valid' && validity.form === 'delay' && validity.step !== null;
}

/** `February 2018` for `2018-02-22`. */
function monthName(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
