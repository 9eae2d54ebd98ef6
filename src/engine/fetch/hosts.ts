/**
 * Returns whether two hosts may have one owner: they are equal, differ only by a leading `www.`, or one is at or below the other's domain, which is its parent domain. Where owners
 * share the parent domain, a host is its own domain. Hosts are in lower case and in Punycode, without port.
 *
 * There is no list of all public suffixes. A parent domain counts as shared if it has one label, looks like a country's (`co.uk`), or belongs to a large
 * hosting service. The first two make a few hosts of one owner unrelated (`www.cbc.ca` and `music.cbc.ca`). A smaller hosting service is missed.
 */
export function areRelated(first: string, second: string): boolean {
  return (
    first === second ||
    `www.${first}` === second ||
    `www.${second}` === first ||
    isBelow(first, domainOf(second)) ||
    isBelow(second, domainOf(first))
  );
}

function isBelow(host: string, domain: string): boolean {
  return !isShared(domain) && (host === domain || host.endsWith(`.${domain}`));
}

function domainOf(host: string): string {
  const parent = host.slice(host.indexOf('.') + 1);
  return isShared(parent) || IP_ADDRESS.test(host) ? host : parent;
}

/** Returns whether hosts of different owners are below this domain. */
function isShared(domain: string): boolean {
  return SHARED.test(domain);
}

const IP_ADDRESS = /^[\d.]+$|\]$/;

/** Matches a single label, a country's domain with a short label (`co.uk`, `com.br`), and domains of hosting services. */
const SHARED =
  /^(?:[^.]*|[a-z]{1,3}\.[a-z]{2}|(?:.*\.)?(?:(?:amazonaws|blogspot|herokuapp|myshopify|tumblr|weebly|wixsite|wordpress)\.com|(?:azurewebsites|cloudfront|windows)\.net|(?:git(?:hub|lab)|readthedocs|webflow)\.io|(?:netlify|vercel|web)\.app|(?:pages|workers)\.dev))\.?$/;
