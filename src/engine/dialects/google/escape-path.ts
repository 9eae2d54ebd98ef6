import { encodeText } from '../../source';

const PERCENT = 0x25;

/**
 * The form in which Google's parser matches a path and hands on unknown values: bytes from 0x80 on become `%` and two upper-case digits,
 * existing escapes get upper-case digits, everything else stays (robots.cc, MaybeEscapePattern).
 */
export function escapePath(value: string): string {
  for (let i = 0; i < value.length; i++) {
    const unit = value.charCodeAt(i);
    if (unit >= 0x80 || (unit === PERCENT && changesCase(value, i))) return escapeBytes(encodeText(value));
  }
  return value;
}

function changesCase(value: string, percent: number): boolean {
  const high = value.charCodeAt(percent + 1);
  const low = value.charCodeAt(percent + 2);
  return isHexDigit(high) && isHexDigit(low) && (high >= 0x61 || low >= 0x61);
}

function escapeBytes(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] as number;
    if (byte >= 0x80) parts.push('%', byte.toString(16).toUpperCase());
    else if (byte === PERCENT && isHexDigit(bytes[i + 1]) && isHexDigit(bytes[i + 2])) {
      parts.push('%', String.fromCharCode(bytes[i + 1] as number, bytes[i + 2] as number).toUpperCase());
      i += 2;
    } else parts.push(String.fromCharCode(byte));
  }
  return parts.join('');
}

function isHexDigit(unit: number | undefined): boolean {
  if (unit === undefined) return false;
  return (unit >= 0x30 && unit <= 0x39) || (unit >= 0x41 && unit <= 0x46) || (unit >= 0x61 && unit <= 0x66);
}
