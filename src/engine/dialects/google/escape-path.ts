import { forEachByte } from '../../source';

const PERCENT = 0x25;

/** The escape of each byte: `%` and two upper-case hex digits. */
const ESCAPES = Array.from(
  { length: 0x100 },
  (_, byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
);

/**
 * Escapes a path as Google's parser does before matching, and before passing on unknown values. Bytes from
 * 0x80 become `%` and two upper-case digits, existing escapes get upper-case digits, everything else stays
 * (robots.cc, MaybeEscapePattern).
 */
export function escapePath(value: string): string {
  let escaped = '';
  let keptFrom = 0;
  for (let i = 0; i < value.length; i++) {
    const unit = value.charCodeAt(i);
    if (unit < 0x80 && (unit !== PERCENT || !startsEscape(value, i))) continue;
    const to = unit < 0x80 ? i + 3 : afterBeyondAscii(value, i);
    const found = value.slice(i, to);
    escaped += value.slice(keptFrom, i) + (unit < 0x80 ? found.toUpperCase() : escapeBytes(found));
    keptFrom = to;
    i = to - 1;
  }
  return keptFrom === 0 ? value : escaped + value.slice(keptFrom);
}

function escapeBytes(text: string): string {
  let escaped = '';
  forEachByte(text, (byte) => {
    escaped += ESCAPES[byte];
  });
  return escaped;
}

/** Returns the end of the run of non-ASCII characters that begins at `from`. */
function afterBeyondAscii(value: string, from: number): number {
  let to = from + 1;
  while (to < value.length && value.charCodeAt(to) >= 0x80) to++;
  return to;
}

function startsEscape(value: string, percent: number): boolean {
  return isHexDigit(value.charCodeAt(percent + 1)) && isHexDigit(value.charCodeAt(percent + 2));
}

function isHexDigit(unit: number): boolean {
  return (unit >= 0x30 && unit <= 0x39) || (unit >= 0x41 && unit <= 0x46) || (unit >= 0x61 && unit <= 0x66);
}
