import type { DialectId, FieldFact, FieldValue } from '../../engine';
import { usualSpellings } from '../../engine/field-names';
import type { Rich } from '../rich';
import { LONGEST_CODE, shorten } from '../shorten';
import { crawlerName, type DescribedCrawler } from './crawler';
import { dialectName, dialectRules } from './dialects';
import { fieldProblemText } from './field-problem';
import { count } from './intl';

/** Formats a number with all its decimals. */
const exact = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });

/** Maximum number of parameters listed by name. */
const NAMED_PARAMETERS = 3;

/** Fixed texts of the section about lines that don't affect the verdict. */
export const fieldTexts = { heading: 'For this crawler' } as const;

/** The line as it stands in the file. */
export function fieldTitle({ written, value }: Pick<FieldFact, 'written' | 'value'>): Rich {
  const field = shorten(written, LONGEST_CODE);
  return [{ code: value === '' ? `${field}:` : `${field}: ${shorten(value, LONGEST_CODE)}` }];
}

/** The effect of the line, in a word or two. */
export function fieldState(
  fact: Pick<FieldFact, 'why' | 'field' | 'validity'>,
  chosen: DescribedCrawler,
): string {
  switch (fact.why) {
    case 'used':
      return fact.field === 'sitemap' ? 'for every crawler' : 'in effect';
    case 'ignored':
    case 'no-longer':
      return 'ignored';
    case 'not-documented':
      return fact.validity.kind === 'valid' && obeysField(fact, chosen) ? 'documented' : 'not documented';
    case 'undecided':
      return 'not documented';
    case 'other-group':
      return 'for others';
    case 'outside':
      return 'for no crawler';
    case 'invalid':
      return 'not valid';
    case 'overridden':
      return 'overridden';
  }
}

/** Explains the meaning of the line for the chosen crawler. */
export function fieldSentence(fact: FieldFact, chosen: DescribedCrawler, dialect: DialectId): Rich {
  const field = usualSpellings[fact.field];
  const who = speaker(fact, chosen, dialect);
  const isValid = fact.validity.kind === 'valid';
  const readsIt = obeysField(fact, chosen);
  switch (fact.why) {
    case 'used':
      return [...inEffect(fact, who), ...(fact.scope === 'global' ? besideOwnGroup : [])];
    case 'ignored':
      return fact.statedBy === 'crawler'
        ? [`${who} ignores ${field}.`]
        : [`Under ${dialectRules(dialect)}, ${field} is ignored.`];
    case 'no-longer':
      return [
        `Under ${dialectRules(dialect)}, ${field} hasn't counted${fact.since === null ? ' for a while' : ` since ${monthName(fact.since)}`}.`,
      ];
    case 'not-documented':
      if (readsIt && isValid) return [`${crawlerName(chosen)} refuses crawl jobs that this signal excludes.`];
      return [
        `It isn't documented whether ${crawlerName(chosen) || who} reads ${readsIt ? 'a line in this form' : field}.`,
        ...(isValid ? [] : [' ', ...fieldProblemText(fact, 'it'), '.']),
      ];
    case 'other-group':
      return ["This line is under another crawler's name, so it isn't for this one."];
    case 'outside':
      return ['No User-agent line applies here, so no crawler follows this line.'];
    case 'invalid':
      return [
        ...fieldProblemText(fact, who),
        fact.statedBy === 'library'
          ? ', so this line has no effect.'
          : ". It isn't documented what happens with other values.",
      ];
    case 'overridden':
      return fact.countsInstead === null
        ? ['Another line counts instead.']
        : ['Only the last of these lines counts: ', { line: fact.countsInstead }, '.'];
    case 'undecided':
      return [`The ${field} lines differ, and it isn't documented which one counts.`];
  }
}

/** Returns whether the crawler's operator documents that it acts on the field, which its dialect doesn't. Only for Content-Signal. */
function obeysField({ field }: Pick<FieldFact, 'field'>, chosen: DescribedCrawler): boolean {
  return field === 'content-signal' && chosen.kind === 'known' && chosen.crawler.obeysContentSignal === true;
}

const besideOwnGroup: Rich = [
  ' This line is under ',
  { code: 'User-agent: *' },
  ', but it also counts for crawlers that the file names elsewhere.',
];

/** Names the subject of the sentence. */
function speaker({ statedBy }: FieldFact, chosen: DescribedCrawler, dialect: DialectId): string {
  return (statedBy === 'crawler' && crawlerName(chosen)) || dialectName(dialect);
}

function inEffect({ validity, statedBy, field }: FieldFact, who: string): Rich {
  if (field === 'sitemap') return ['This is for every crawler, wherever the line is in the file.'];
  if (validity.kind === 'invalid') return [`${who} reads it.`];
  if (statedBy === 'library') return [`${who} passes ${handedOn(validity)} on to the program that uses it.`];
  if (validity.form === 'delay') return delay(validity, who);
  return validity.form === 'parameters' ? cleanParam(validity, who) : [`${who} reads it.`];
}

function handedOn(value: FieldValue): string {
  if (value.form === 'delay') return count(value.amount, 'second');
  if (value.form !== 'rate') return 'it';
  return `${count(value.requests, 'request')} in ${count(value.seconds, 'second')}`;
}

function delay({ amount, unit, step }: Extract<FieldValue, { form: 'delay' }>, who: string): Rich {
  if (unit === null) return [`${who} reads it: the higher the number, the slower it crawls.`];
  if (unit === 'relative') {
    const number = exact.format(amount);
    return [`For ${who}, ${number} sets a relative speed, not a number of seconds.`];
  }
  if (amount === 0) return [`For ${who}, 0 means no pause between two pages.`];
  const time = amount === 1 ? 'second' : count(amount, 'second');
  const sentence = `${who} fetches at most one page every ${time}.`;
  return [step === null ? sentence : `${sentence} That's ${step.replace('-', ' ')}.`];
}

function cleanParam({ names, path }: Extract<FieldValue, { form: 'parameters' }>, who: string): Rich {
  const named = names
    .slice(0, NAMED_PARAMETERS)
    .flatMap((name, index): Rich => [index === 0 ? ' ' : ', ', { code: shorten(name, LONGEST_CODE) }]);
  const more = names.length - NAMED_PARAMETERS;
  const where: Rich =
    path === null ? ['that'] : ['that begin with ', { code: shorten(path, LONGEST_CODE) }, ' and'];
  return [
    `${who} treats addresses `,
    ...where,
    ' differ only in',
    ...named,
    more > 0 ? ` and ${count(more, 'more parameter')} as one page.` : ' as one page.',
  ];
}

/** `February 2018` for `2018-02-22`. */
function monthName(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
