import { encodeText } from '../../source';

/**
 * The form in which Google's parser matches a path and hands on unknown values: bytes from 0x80 on become `%` and two upper-case digits,
 * existing escapes get upper-case digits, everything else stays (robots.cc, MaybeEscapePattern).
 */
export function escapePath(value: string): string {
  return value.replace(ESCAPE_OR_BEYOND_ASCII, (found) =>
    found.startsWith('%') ? found.toUpperCase() : escapeBytes(found),
  );
}

const ESCAPE_OR_BEYOND_ASCII = /%[0-9A-Fa-f]{2}|[\u0080-\uffff]+/g;

function escapeBytes(text: string): string {
  let escaped = '';
  for (const byte of encodeText(text)) escaped += ESCAPES[byte];
  return escaped;
}

/** `%` and two upper-case hex digits, by byte. */
const ESCAPES = Array.from(
  { length: 0x100 },
  (_, byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
);
