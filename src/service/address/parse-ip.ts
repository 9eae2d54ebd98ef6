/** Maximum length in characters. No address is longer, even with its zone. */
const LONGEST = 128;

/**
 * Parses an address in the text form of `URL.hostname`, a resolver or a socket into 4 or 16 bytes: dotted decimal without leading zeros, or groups of
 * hexadecimal digits, with or without brackets. A zone (`fe80::1%eth0`) is dropped. Null for anything else, including the short, octal and hexadecimal
 * spellings of IPv4, which a URL parser has already normalised.
 */
export function parseIp(text: string): Uint8Array | null {
  if (text.length > LONGEST) return null;
  if (!text.includes(':')) return toBytes(parseIpv4(text));
  const bare = /^\[([^%]*)\]$/.exec(text)?.[1] ?? /^([^%]*)%.+$/.exec(text)?.[1] ?? text;
  return toBytes(parseIpv6(bare));
}

function toBytes(bytes: readonly number[] | null): Uint8Array | null {
  return bytes === null ? null : Uint8Array.from(bytes);
}

function parseIpv4(text: string): readonly number[] | null {
  const parts = text.split('.');
  const isAddress =
    parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256);
  return isAddress ? parts.map(Number) : null;
}

function parseIpv6(text: string): readonly number[] | null {
  const [front = '', back, ...more] = text.split('::');
  if (more.length > 0) return null;
  const isWhole = back === undefined;
  const before = readGroups(front, isWhole);
  const after = readGroups(back ?? '', true);
  if (before === null || after === null) return null;
  const missing = 16 - before.length - after.length;
  // `::` replaces at least one group.
  if (isWhole ? missing !== 0 : missing < 2) return null;
  return [...before, ...Array<number>(missing).fill(0), ...after];
}

/** Parses the bytes of groups between colons. At the end, an IPv4 address may replace the last two groups. */
function readGroups(text: string, isEnd: boolean): readonly number[] | null {
  if (text === '') return [];
  const bytes: number[] = [];
  const groups = text.split(':');
  for (const [index, group] of groups.entries()) {
    const inner = isEnd && index === groups.length - 1 ? parseIpv4(group) : null;
    if (inner !== null) bytes.push(...inner);
    else if (/^[0-9a-f]{1,4}$/i.test(group)) {
      const value = Number.parseInt(group, 16);
      bytes.push(value >> 8, value & 0xff);
    } else return null;
  }
  return bytes;
}
