import { BlockList, isIPv4, isIPv6 } from 'node:net';

/*
 * An independent check of which addresses are public. It shares no code with the service: Node's BlockList, integers instead of bytes, and its own list.
 */

const never4 = new BlockList();
const never6 = new BlockList();
for (const [first, length] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  never4.addSubnet(first, length, 'ipv4');
never4.addAddress('168.63.129.16', 'ipv4');
never6.addRange('::', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'ipv6');
never6.addRange('2001:1::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff', 'ipv6');
never6.addRange('2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', 'ipv6');
never6.addRange('2620:4f:8000::', '2620:4f:8000:ffff:ffff:ffff:ffff:ffff', 'ipv6');
never6.addRange('3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff', 'ipv6');
never6.addRange('4000::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'ipv6');

/** Returns whether an address, as Node's URL writes it without brackets, is public. Throws for anything else. */
export function isPublicByOracle(address: string): boolean {
  if (isIPv4(address)) return !never4.check(address, 'ipv4');
  if (!isIPv6(address)) throw new Error(`${address} is no address`);
  const value = numberOf(address);
  const inside = (shift: bigint) => isPublicByOracle(dotted((value >> shift) & 0xffff_ffffn));
  const carrier = value >> 32n;
  if (carrier === 0xffffn || carrier === 0xffff_0000n || carrier === 0x64_ff9bn << 64n) return inside(0n);
  if (value >> 96n === 0x2001_0000n)
    return inside(64n) && isPublicByOracle(dotted((value & 0xffff_ffffn) ^ 0xffff_ffffn));
  if (never6.check(address, 'ipv6')) return false;
  if (value >> 112n === 0x2002n && !inside(80n)) return false;
  const mark = (value >> 32n) & 0xffff_ffffn;
  return mark === 0x5efen || mark === 0x0200_5efen ? inside(0n) : true;
}

function numberOf(address: string): bigint {
  const [front = [], back = []] = address
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(8 - front.length - back.length).fill('0');
  return [...front, ...zeros, ...back].reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n);
}

function dotted(value: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 0xffn).join('.');
}
