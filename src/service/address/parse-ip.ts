/** Longer than any address with its zone. */
const LONGEST = 128;

/**
 * The 4 or 16 bytes of an address in text form, as `URL.hostname`, a resolver and a socket write it: dotted decimal without leading zeros, or
 * groups of hexadecimal digits, with or without brackets. A zone (`fe80::1%eth0`) is left out. Null for anything else, so also for the short, octal
 * and hexadecimal spellings of IPv4, which a URL parser has already put into the plain one.
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
  // `::` stands for one group or more.
  if (isWhole ? missing !== 0 : missing < 2) return null;
  return [...before, ...Array<number>(missing).fill(0), ...after];
}

/** The bytes of groups between colons. An IPv4 address may stand for the last two groups of all. */
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
