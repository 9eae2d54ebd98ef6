import { forEachByte } from '../../source';

const PERCENT = 0x25;

/** `%` and two upper-case hex digits, by byte. */
const ESCAPES = Array.from(
  { length: 0x100 },
  (_, byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
);

/**
 * The form in which Google's parser matches a path and hands on unknown values: bytes from 0x80 on become `%` and two upper-case digits,
 * existing escapes get upper-case digits, everything else stays (robots.cc, MaybeEscapePattern).
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

/** End of the run of characters beyond ASCII that begins at `from`. */
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
