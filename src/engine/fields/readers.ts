import type { FieldName } from '../field-names';
import type { FieldRule } from './field-rules';
import type { ReadFieldValue } from './field-value';
import { readHost, readPath, readUrlValue } from './values/address';
import { readCleanParam } from './values/clean-param';
import { readContentSignal } from './values/content-signal';
import { readContentUsage } from './values/content-usage';
import { readDelay } from './values/delay';
import { readRequestRate } from './values/request-rate';
import { readVisitTime } from './values/visit-time';

/** Returns the parser of a field's values by a dialect's rule for it. */
export function valueReader(field: FieldName, { read }: Pick<FieldRule, 'read'>): ReadFieldValue {
  return read ?? readers[field];
}

/** Parsers of the fields in their usual form. No dialect imports them, so that a program that only asks for verdicts does without them. */
export const readers: Readonly<Record<FieldName, ReadFieldValue>> = {
  'crawl-delay': readDelay,
  'request-rate': readRequestRate,
  'visit-time': readVisitTime,
  host: readHost,
  'clean-param': readCleanParam,
  'content-signal': readContentSignal,
  'content-usage': readContentUsage,
  license: readUrlValue,
  noindex: readPath,
  sitemap: readUrlValue,
};
