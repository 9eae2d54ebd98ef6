const HEXTETS = 8;

/**
 * Returns whether `ipaddress.ip_address` accepts a host in brackets as an IPv6 address, with or without a
 * scope (`%eth0`).
 */
export function isIpv6(host: string): boolean {
  const [address = '', scope, more] = host.split('%');
  if (scope === '' || more !== undefined) return false;
  const halves = withoutIpv4(address).split('::');
  const hextets = halves.flatMap((half) => (half === '' && halves.length === 2 ? [] : half.split(':')));
  const isComplete = halves.length === 1 ? hextets.length === HEXTETS : hextets.length < HEXTETS;
  return halves.length <= 2 && isComplete && hextets.every((hextet) => /^[\dA-Fa-f]{1,4}$/.test(hextet));
}

/** Replaces an IPv4 address at the end with two hextets. */
function withoutIpv4(address: string): string {
  const tail = address.lastIndexOf(':') + 1;
  return isIpv4(address.slice(tail)) ? `${address.slice(0, tail)}0:0` : address;
}

function isIpv4(text: string): boolean {
  const octets = text.split('.');
  return (
    octets.length === 4 && octets.every((octet) => /^(?:0|[1-9]\d{0,2})$/.test(octet) && Number(octet) < 256)
  );
}
