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
 * Returns whether an address of 4 or 16 bytes is on the public internet, so that a site may have it. An IPv6 address that contains an IPv4 address is
 * public only if that one is. A network's NAT64 may use other prefixes, which can't be known here.
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

/** ISATAP: under any prefix, a marker followed by the IPv4 address of the tunnel's other end. RFC 5214 */
function isIsatap(ip: Uint8Array): boolean {
  // The second-lowest bit of the first byte marks the IPv4 address as globally unique.
  return ((ip[8] ?? 0) & 0xfd) === 0 && ip[9] === 0 && ip[10] === 0x5e && ip[11] === 0xfe;
}
