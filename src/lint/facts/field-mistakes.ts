import { atOnce, inSlices } from '../../engine/collections';
import { ACCEPTED_TYPO, FieldKind } from '../../engine/dialects';
import { LineScanner } from '../../engine/scan';
import type { LintFile } from '../lint-file';
import type { LintLine, LintLineKind } from '../lint-line';
import { beginsLikeComment } from './comment-signs';
import type { FieldMistake, FieldMistakeKind } from './field-mistake';
import { hasInvisible } from './invisible-characters';
import { beginsWithMarkup } from './looks-like-html';
import { type CoreField, isKnownField, misspeltField, type Spelling } from './spelling';

/** Longer fields are treated as prose. */
const LONGEST_FIELD = 40;
/** Maximum number of UTF-16 units examined in a line without a colon. */
const LONGEST_TEXT = 4000;
/** Length of the shortest name that Google's parser knows, and a length that none exceeds. */
const SHORTEST_NAME = 5;
const LONGEST_NAME = 16;

const CORE: Readonly<Partial<Record<LintLineKind, CoreField>>> = {
  'user-agent': 'User-agent',
  allow: 'Allow',
  disallow: 'Disallow',
  sitemap: 'Sitemap',
};
const CORE_BY_READING: Readonly<Record<number, CoreField>> = {
  [FieldKind.userAgent]: 'User-agent',
  [FieldKind.allow]: 'Allow',
  [FieldKind.disallow]: 'Disallow',
  [FieldKind.sitemap]: 'Sitemap',
};

/** Signs used instead of a colon. */
const SEPARATOR = /^[ \t]*(?:=>|=|->|→|;)[ \t]*/;
const BLANKS = /^[ \t]+/;
/** Start of a second directive on the line, which stays as it is. */
const INNER_COLON = /[ \t](?:user-agent|disallow|allow|sitemap)[ \t]{0,8}:/i;
/** A name followed by the field of a second directive. */
const ENDS_AS_RULE = /[ \t](?:dis)?allow$/i;
const SEVERAL_WORDS = /[^ \t][ \t]+[^ \t]/;

const known = new WeakMap<LintFile, ReadonlyMap<number, FieldMistake>>();

/** Mistakes in the fields of a file by line number, at most one per line. Finds them at once unless `findFieldMistakes` has done so. */
export function fieldMistakes(file: LintFile): ReadonlyMap<number, FieldMistake> {
  return atOnce(findFieldMistakes(file));
}

/** Returns `fieldMistakes` after slices of a few milliseconds. */
export function* findFieldMistakes(file: LintFile): Generator<void, ReadonlyMap<number, FieldMistake>> {
  const before = known.get(file);
  if (before !== undefined) return before;
  const mistakes = new FieldMistakes(file);
  if (!beginsWithMarkup(file)) yield* inSlices(file.lines, (line) => mistakes.examine(line));
  known.set(file, mistakes.found);
  return mistakes.found;
}

class FieldMistakes {
  readonly found = new Map<number, FieldMistake>();
  readonly #file: LintFile;
  readonly #scanner: LineScanner;
  readonly #spellings = new Map<string, Spelling | null>();

  constructor(file: LintFile) {
    this.#file = file;
    this.#scanner = new LineScanner(file.text);
  }

  /** Notes the mistake in a line, if it has one. */
  examine(line: LintLine): void {
    const mistake = this.#mistakeIn(line);
    if (mistake !== null) this.found.set(line.number, mistake);
  }

  #mistakeIn(line: LintLine): FieldMistake | null {
    const { kind } = line;
    if (kind === 'empty' || kind === 'comment' || line.isTooLong) return null;
    if (kind === 'text') return this.#inText(line);
    const core = CORE[kind];
    return core === undefined ? this.#inOther(line) : this.#inKnown(line, core);
  }

  /** Examines a line that Google reads as one of its fields. */
  #inKnown(line: LintLine, core: CoreField): FieldMistake | null {
    const { fieldFrom, fieldTo, valueTo } = line;
    const isTypo = (this.#read(fieldFrom, fieldTo) & ACCEPTED_TYPO) !== 0;
    const make = (kind: FieldMistakeKind, nameTo: number, valueFrom = line.valueFrom): FieldMistake =>
      this.#mistake(kind, line, core, [fieldFrom, nameTo, valueFrom, valueTo]);
    if (fieldTo - fieldFrom === core.length && !isTypo) {
      if (!line.missingColon) return null;
      const sign = SEPARATOR.exec(line.value.slice(0, 8));
      return sign === null
        ? make('no-colon', fieldTo)
        : make('separator', fieldTo, line.valueFrom + sign[0].length);
    }
    const nameTo = this.#knownNameTo(fieldFrom, fieldTo);
    if (nameTo === fieldTo) return make('spelling', fieldTo);
    const rest = this.#slice(nameTo, valueTo);
    const sign = SEPARATOR.exec(rest);
    if (sign !== null) return make('separator', nameTo, nameTo + sign[0].length);
    const blanks = BLANKS.exec(rest)?.[0].length ?? 0;
    const words = this.#slice(nameTo + blanks, fieldTo);
    const isName = core === 'User-agent' && ENDS_AS_RULE.test(words);
    if (blanks > 0 && (isName || /^(?:[/*]|https?$)/i.test(words))) {
      const isMany = SEVERAL_WORDS.test(rest.slice(blanks)) && !INNER_COLON.test(rest);
      return make(isMany ? 'no-colon-many' : 'no-colon', nameTo, nameTo + blanks);
    }
    if (hasInvisible(line.field.slice(0, LONGEST_FIELD))) return null;
    return make('prefix', fieldTo);
  }

  /** Examines a line with any other field. */
  #inOther(line: LintLine): FieldMistake | null {
    const { fieldFrom, fieldTo, valueFrom, valueTo } = line;
    if (fieldTo - fieldFrom > LONGEST_FIELD) return null;
    const { name, value } = line;
    if (beginsLikeComment(name) || hasInvisible(name)) return null;
    const span: Span = [fieldFrom, fieldTo, valueFrom, valueTo];
    if (isKnownField(name)) {
      // Noindex has no effect even with a colon.
      const isMeant = line.missingColon && name !== 'noindex' && /^[^ \t]{0,200}[\d./=]/.test(value);
      return isMeant ? this.#mistake('no-colon', line, line.field, span) : null;
    }
    const spelling = this.#spellingOf(name);
    if (spelling === null || !isPlausible(spelling, value, line.missingColon)) return null;
    return this.#mistake('spelling', line, spelling.field, span);
  }

  /** Examines a line that Google can't read as field and value. */
  #inText(line: LintLine): FieldMistake | null {
    this.#scanner.scan(line.from, line.to);
    const { contentFrom, contentTo } = this.#scanner;
    const nameTo = this.#knownNameTo(contentFrom, contentTo);
    if (nameTo < 0) return this.#inTextOfOthers(line, contentFrom, contentTo);
    const core = CORE_BY_READING[this.#read(contentFrom, nameTo) & ~ACCEPTED_TYPO] as CoreField;
    const rest = this.#slice(nameTo, contentTo);
    const sign = SEPARATOR.exec(rest)?.[0].length ?? 0;
    if (sign > 0) {
      if (/[ \t]/.test(rest.slice(sign)) && !/^[/*]/.test(rest.slice(sign))) return null;
      return this.#mistake('separator', line, core, [contentFrom, nameTo, nameTo + sign, contentTo]);
    }
    const blanks = BLANKS.exec(rest)?.[0].length ?? 0;
    if (blanks === 0 || blanks === rest.length) return null;
    const value = rest.slice(blanks);
    const isMeant = core === 'User-agent' ? /^(?:\*|\S*(?:bot|spider|crawler)\b)/i : /^[/*]/;
    if (!isMeant.test(value)) return null;
    const kind = SEVERAL_WORDS.test(value) ? 'no-colon-many' : 'no-colon';
    return this.#mistake(kind, line, core, [contentFrom, nameTo, nameTo + blanks, contentTo]);
  }

  #inTextOfOthers(line: LintLine, from: number, to: number): FieldMistake | null {
    const name = /^[a-z-]{4,16}/i.exec(this.#slice(from, to))?.[0] ?? '';
    if (!isKnownField(name.toLowerCase())) return null;
    const nameTo = from + name.length;
    const sign = SEPARATOR.exec(this.#slice(nameTo, to))?.[0].length ?? 0;
    if (sign === 0) return null;
    return this.#mistake('separator', line, name, [from, nameTo, nameTo + sign, to]);
  }

  #mistake(kind: FieldMistakeKind, line: LintLine, meant: string, span: Span): FieldMistake {
    const [fieldFrom, fieldTo, valueFrom, valueTo] = span;
    const { text } = this.#file;
    const written = text.slice(fieldFrom, fieldTo);
    const value = text.slice(valueFrom, valueTo);
    return { kind, line, meant, written, value, fieldFrom, fieldTo, valueFrom, valueTo };
  }

  #spellingOf(name: string): Spelling | null {
    const cached = this.#spellings.get(name);
    if (cached !== undefined) return cached;
    const spelling = misspeltField(name);
    this.#spellings.set(name, spelling);
    return spelling;
  }

  #read(from: number, to: number): number {
    return this.#file.google.dialect.fields.read(this.#file.text, from, to);
  }

  /** Returns the end of the shortest field that Google recognises at the start of this span, or -1. */
  #knownNameTo(from: number, to: number): number {
    if (this.#read(from, to) === FieldKind.unknown) return -1;
    const most = Math.min(to, from + LONGEST_NAME);
    for (let end = from + SHORTEST_NAME; end < most; end++)
      if (this.#read(from, end) !== FieldKind.unknown) return end;
    return to;
  }

  #slice(from: number, to: number): string {
    return this.#file.text.slice(from, Math.min(to, from + LONGEST_TEXT));
  }
}

type Span = readonly [fieldFrom: number, fieldTo: number, valueFrom: number, valueTo: number];

/**
 * Returns whether the field could have this value. The further the spelling is off, or if the colon is missing too, the stronger the
 * evidence needed.
 */
function isPlausible({ field, distance }: Spelling, value: string, missingColon: boolean): boolean {
  if (field === 'User-agent') return value !== '' || distance === 1;
  if (field === 'Sitemap') return value.includes('/') || value.includes('.');
  if (/^[/*]/.test(value)) return true;
  return !missingColon && (value === '' || distance === 1);
}
