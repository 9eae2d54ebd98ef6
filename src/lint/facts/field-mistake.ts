import { asciiLowerCase } from '../../engine/ascii';
import { memoize } from '../../engine/collections';
import { dialectName } from '../../engine/dialect-ids';
import { ACCEPTED_TYPO, crawlerDialects } from '../../engine/dialects';
import type { TextEdit } from '../../engine/text-edits';
import type { LintFile } from '../lint-file';
import type { LintLine } from '../lint-line';
import type { Found } from '../lint-rule';
import { intentInPlace } from './intent-of-line';

/** Kinds of mistakes before a line's value. */
export type FieldMistakeKind =
  /** The field is misspelt. */
  | 'spelling'
  /** The field is a longer word that begins with a known one. */
  | 'prefix'
  /** No colon, and one word after the field. */
  | 'no-colon'
  /** No colon, and several words after the field. */
  | 'no-colon-many'
  /** `=` or another sign instead of the colon. */
  | 'separator';

/**
 * A line whose field evidently means another one, or isn't separated from its value. Offsets are UTF-16 units
 * in the file's text.
 */
export interface FieldMistake {
  readonly kind: FieldMistakeKind;
  readonly line: LintLine;
  /** The intended field: in its usual spelling for fields that decide verdicts, otherwise as written. */
  readonly meant: string;
  /** The field as written. */
  readonly written: string;
  readonly fieldFrom: number;
  readonly fieldTo: number;
  /** The intended value, without the comment. */
  readonly valueFrom: number;
  readonly valueTo: number;
  readonly value: string;
}

/** Values for the texts about such a line. */
export type MistakeValues = {
  /** The field as written. */
  field: string;
  meant: string;
  value: string;
  /** Names of the crawler dialects that read the field as intended. */
  readers: readonly string[];
  /** Set if the file has the same directive with the right spelling, so that this one can go. */
  hasCopy?: true;
  /** Set if a misspelt field has no colon either. */
  lacksColon?: true;
};

/** Returns the finding about such a line. Its span is the field, with the sign that replaces the colon if there is one. */
export function foundOf(file: LintFile, mistake: FieldMistake): Found<MistakeValues> {
  const { kind, line, meant, written, value, fieldFrom, fieldTo, valueFrom } = mistake;
  const intent = intentInPlace(file, line, meant.toLowerCase(), value);
  const found = {
    line,
    from: fieldFrom,
    to: kind === 'separator' ? valueFrom : fieldTo,
    params: {
      field: written,
      meant,
      value,
      readers: readersOfField(file, mistake),
      ...(kind === 'spelling' && line.missingColon && { lacksColon: true as const }),
    },
    fix: () => mended(mistake),
  };
  if (intent !== null) return { ...found, intent };
  return { ...found, kind: meant === 'Sitemap' ? 'risk' : 'advice' };
}

const known = memoize((_: LintFile) => new Map<string, readonly string[]>());

/**
 * Returns the names of the crawler dialects that read the field as intended. Cached per file and field, because every line may have the
 * same misspelling.
 */
function readersOfField(file: LintFile, { kind, written, meant, line }: FieldMistake): readonly string[] {
  if (kind !== 'spelling' && kind !== 'prefix') return [];
  const readersByField = known(file);
  const key = `${line.missingColon} ${meant} ${written}`;
  const before = readersByField.get(key);
  if (before !== undefined) return before;
  const name = asciiLowerCase(meant);
  const readers = crawlerDialects
    .filter(({ fields, lines }) => {
      if (line.missingColon && !lines.colonOptional) return false;
      const reading = fields.read(written, 0, written.length) & ~ACCEPTED_TYPO;
      return reading === fields.read(name, 0, name.length);
    })
    .map(({ id }) => dialectName(id));
  readersByField.set(key, readers);
  return readers;
}

/** Returns the line with the intended field and a colon. */
function mended({
  kind,
  line,
  meant,
  fieldFrom,
  fieldTo,
  valueFrom,
  valueTo,
}: FieldMistake): readonly TextEdit[] {
  const colon = valueFrom === valueTo ? ':' : ': ';
  if (kind === 'separator' || kind === 'no-colon') return [[fieldFrom, valueFrom, `${meant}${colon}`]];
  if (line.missingColon) return [[fieldFrom, valueFrom, `${meant}${colon}`]];
  return [[fieldFrom, fieldTo, meant]];
}
