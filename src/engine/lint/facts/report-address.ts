import type { FieldRule } from '../../fields/field-rules';
import { noTerms } from '../../fields/field-rules';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import { atField, atValue, type Found } from '../lint-rule';
import { quotedText } from './quoted-text';
import { removeLines } from './remove-lines';
import { addressOnSite } from './sitemap-place';

/** What stands around an address in texts that are no robots.txt. */
const BRACKETED = /^<([^<>]*)>$/;
/** Longer values are not mended. */
const LONGEST = 10_000;

/** What the words about an address need: `better` is the first of the addresses that are meant, empty where none is evident, and `count` how many they are. */
export type AddressValues = { field: string; value: string; better: string; count: number };

/** Reports a line whose value should be one full address and is none. The fix writes what is evidently meant, each address on a line of its own, or takes a line without any out. */
export function reportAddress(
  file: LintFile,
  line: LintLine,
  { read }: FieldRule,
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

/** The addresses between white space or commas, where there are several; else the value. */
function addressesIn(value: string): readonly string[] {
  if (value.length > LONGEST) return [''];
  const parts = value.split(/[\s,;]+/).filter(Boolean);
  return parts.length > 1 && parts.every((part) => /^https?:\/\//i.test(part)) ? parts : [value];
}

/** What stands between quotes or brackets, or a path on the site of the file. Null where that is not known. */
function fullAddress(value: string, { context }: LintFile): string | null {
  const bare = quotedText(value) ?? BRACKETED.exec(value)?.[1]?.trim() ?? value;
  if (bare === '') return null;
  return /^https?:\/\//i.test(bare) ? bare : addressOnSite(bare, context);
}
