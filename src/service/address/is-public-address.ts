import { isInBlocks } from './address-block';
import {
  globalUnicastIpv6,
  ipv4InLastBytes,
  sixToFour,
  specialIpv4,
  specialIpv6,
  teredo,
} from './special-addresses';

/**
 * Whether an address, of 4 or 16 bytes, belongs to the public internet, so that a site can be behind it. An IPv6 address that carries an IPv4
 * address is public only if that one is. What a network's own NAT64 makes of other prefixes cannot be known here.
 */
export function isPublicAddress(ip: Uint8Array): boolean {
  if (ip.length === 4) return !isInBlocks(ip, specialIpv4);
  if (ip.length !== 16) return false;
  if (isInBlocks(ip, ipv4InLastBytes)) return isPublicAddress(ip.subarray(12));
  if (isInBlocks(ip, teredo))
    return isPublicAddress(ip.subarray(4, 8)) && isPublicAddress(ip.subarray(12).map((byte) => ~byte));
  if (!isInBlocks(ip, globalUnicastIpv6) || isInBlocks(ip, specialIpv6)) return false;
  if (isInBlocks(ip, sixToFour) && !isPublicAddress(ip.subarray(2, 6))) return false;
  return !isIsatap(ip) || isPublicAddress(ip.subarray(12));
}

/** ISATAP: below any prefix, a mark and then the IPv4 address at the other end of the tunnel. RFC 5214 */
function isIsatap(ip: Uint8Array): boolean {
  // The second bit of the first byte says whether the IPv4 address is unique in the world.
  return ((ip[8] ?? 0) & 0xfd) === 0 && ip[9] === 0 && ip[10] === 0x5e && ip[11] === 0xfe;
}
