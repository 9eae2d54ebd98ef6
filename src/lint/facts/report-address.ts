import { memoize } from '../../engine/collections';
import { placeOf, type UrlPlace } from '../../engine/fetch';
import { noTerms, type ReadFieldValue } from '../../engine/fields';
import type { LintContext } from '../lint-context';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { atField, atValue, type Found } from '../lint-rule';
import { quotedText } from './quoted-text';
import { removeLines } from './remove-lines';

/** Brackets around a URL, as in other text formats. */
const BRACKETED = /^<([^<>]*)>$/;
/** Longer values get no fix. */
const LONGEST = 10_000;

/** Values for texts about a URL: `better` is the first URL that is evidently meant, or empty; `count` is their number. */
export type AddressValues = { field: string; value: string; better: string; count: number };

/**
 * Reports a line whose value should be one full URL but isn't. The fix writes the intended URLs, each on its own
 * line, or removes an empty line. There is none if the URLs aren't known.
 */
export function reportAddress(
  file: LintFile,
  line: LintLine,
  read: ReadFieldValue,
  report: (found: Found<AddressValues>) => void,
): void {
  const { value, field, valueFrom, valueTo } = line;
  if (read(value, noTerms).kind === 'valid') return;
  if (value === '') {
    const params = { field, value, better: '', count: 0 };
    report({ ...atField(line), params, fix: () => removeLines(file, [line]) });
    return;
  }
  const meant = addressesIn(value).map((address) => fullAddress(address, file));
  const isKnown = meant.every((address) => address !== null && read(address, noTerms).kind === 'valid');
  const better = isKnown ? meant.join(`\n${field}: `) : null;
  report({
    ...atValue(line),
    params: { field, value, better: (isKnown && meant[0]) || '', count: meant.length },
    ...(better !== null && { fix: () => [[valueFrom, valueTo, better]] }),
  });
}

/** Returns the URLs separated by white space or commas if there are several, otherwise the value. */
function addressesIn(value: string): readonly string[] {
  if (value.length > LONGEST) return [''];
  const parts = value.split(/[\s,;]+/).filter(Boolean);
  return parts.length > 1 && parts.every((part) => /^https?:\/\//i.test(part)) ? parts : [value];
}

/** Returns the text between quotes or brackets, or the full URL of a path on the file's site. Null if that isn't known. */
function fullAddress(value: string, { context }: LintFile): string | null {
  const bare = quotedText(value) ?? BRACKETED.exec(value)?.[1]?.trim() ?? value;
  if (bare === '') return null;
  return /^https?:\/\//i.test(bare) ? bare : addressOnSite(bare, context);
}

/**
 * Returns the full URL that a path, or a host with a path, evidently means on the file's site. Null if the site isn't known or the value
 * means no URL.
 */
function addressOnSite(value: string, context: LintContext): string | null {
  const site = siteOf(context);
  if (site === null || /\s/.test(value) || /^[a-z][a-z0-9+.-]*:/i.test(value)) return null;
  if (value.startsWith('//')) return `${site.scheme}:${value}`;
  if (value.startsWith('/')) return site.origin + value;
  const name = value.split('/', 1)[0]?.toLowerCase();
  if (name === site.host) return `${site.scheme}://${value}`;
  // A first part with a dot may be another host.
  return value.includes('/') && name?.includes('.') ? null : `${site.origin}/${value}`;
}

/** Site of the file. */
const siteOf = memoize(({ robotsUrl }: LintContext): UrlPlace | null =>
  robotsUrl === null ? null : placeOf(robotsUrl),
);
