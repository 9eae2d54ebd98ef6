import { fraction } from './intl';

const KIB = 1024;
const MIB = KIB * KIB;

/** Formats a number of bytes: `516 B`, `12.3 KiB`, `500 KiB`, `5.2 MiB`. */
export function bytes(number: number): string {
  if (number < KIB) return `${number} B`;
  const [size, unit] = number < MIB ? [number / KIB, 'KiB'] : [number / MIB, 'MiB'];
  return `${fraction(size)} ${unit}`;
}

/** Formats a number of bytes in decimal megabytes, for limits and memory: `12.3 MB`. */
export function megabytes(number: number): string {
  return `${fraction(number / 1e6)} MB`;
}
