import { addressBlock } from './address-block';

/*
 * Addresses that aren't on the public internet, from IANA's registries "IPv4 Special-Purpose Address Space" and "IPv6 Special-Purpose Address Space"
 * (RFC 6890, RFC 8190), plus IPv4 multicast and reserved addresses.
 *
 * Blocks that the registries call globally reachable are included if no site can be behind them: anycast addresses of relays and sinks, which the
 * nearest one answers (possibly in the very network that runs this service), and identifiers that are never routed.
 */

/** IPv4 addresses that are never fetched. */
export const specialIpv4 = [
  '0.0.0.0/8', // "This network": on many systems 0.0.0.0 reaches the machine itself. RFC 791, RFC 1122
  '10.0.0.0/8', // Private use. RFC 1918
  '100.64.0.0/10', // Shared between a provider and its customers. RFC 6598
  '127.0.0.0/8', // Loopback. RFC 1122
  '168.63.129.16/32', // In no registry: the host of every virtual machine on Azure answers here, with the machine's settings.
  '169.254.0.0/16', // Link-local; the metadata services of clouds. RFC 3927
  '172.16.0.0/12', // Private use. RFC 1918
  '192.0.0.0/24', // Protocol assignments. .9 and .10 are reachable, but anycast: the nearest port mapper or relay. RFC 6890, RFC 7723, RFC 8155
  '192.0.2.0/24', // Documentation. RFC 5737
  '192.31.196.0/24', // Anycast: AS112, a sink for DNS. RFC 7535
  '192.52.193.0/24', // Anycast: relays for multicast (AMT). RFC 7450
  '192.88.99.0/24', // Anycast: relays of 6to4, deprecated. RFC 7526
  '192.168.0.0/16', // Private use. RFC 1918
  '192.175.48.0/24', // Anycast: AS112. RFC 7534
  '198.18.0.0/15', // Benchmarks. RFC 2544
  '198.51.100.0/24', // Documentation. RFC 5737
  '203.0.113.0/24', // Documentation. RFC 5737
  '224.0.0.0/4', // Multicast. RFC 5771
  '240.0.0.0/4', // Reserved, and broadcast. RFC 1112, RFC 919
].map(addressBlock);

/**
 * The only IPv6 addresses that sites can have (RFC 4291, RFC 3587). These entries of the registry are outside: `::`, `::1`, IPv4-compatible addresses
 * (`::/96`), NAT64 for local use (`64:ff9b:1::/48`, RFC 8215), discard (`100::/64`, RFC 6666), dummies (`100:0:0:1::/64`, RFC 9780), segment
 * identifiers (`5f00::/16`, RFC 9602), unique local (`fc00::/7`, RFC 4193), link-local (`fe80::/10`), site-local (`fec0::/10`, RFC 3879) and
 * multicast (`ff00::/8`).
 */
export const globalUnicastIpv6 = [addressBlock('2000::/3')];

/** Addresses within `globalUnicastIpv6` that are never fetched. */
export const specialIpv6 = [
  '2001::/23', // Protocol assignments: benchmarks, ORCHID, and anycast as in 192.0.0.0/24. RFC 2928, RFC 5180, RFC 7343, RFC 7450, RFC 9374, RFC 9665
  '2001:db8::/32', // Documentation. RFC 3849
  '2620:4f:8000::/48', // Anycast: AS112. RFC 7534
  '3fff::/20', // Documentation. RFC 9637
].map(addressBlock);

/** IPv6 addresses that contain an IPv4 address in their last four bytes. */
export const ipv4InLastBytes = [
  '::ffff:0:0/96', // IPv4-mapped: the socket talks IPv4. RFC 4291
  '::ffff:0:0:0/96', // IPv4-translated. RFC 2765
  '64:ff9b::/96', // NAT64. RFC 6052
].map(addressBlock);

/** 6to4: the four bytes after the prefix are the IPv4 address of the router. RFC 3056 */
export const sixToFour = [addressBlock('2002::/16')];

/** Teredo: the four bytes after the prefix are the server's IPv4 address, the last four the client's with all bits inverted. RFC 4380 */
export const teredo = [addressBlock('2001::/32')];
