/**
 * Returns whether two hosts may have one owner. They are equal, differ only by a leading `www.`, or one is at or
 * below the other or its parent domain. Domains that owners share don't count. Hosts are in lower case and in Punycode,
 * without port and final dot.
 *
 * There is no list of all public suffixes. A domain counts as shared if it has one label, if it is a country's for a
 * common purpose (`co.uk`), or if it belongs to a large hosting service. Other shared domains are missed, such as those
 * of smaller services.
 */
export function areRelated(first: string, second: string): boolean {
  return (
    first.replace(WWW, '') === second.replace(WWW, '') ||
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

const WWW = /^www\./;

const IP_ADDRESS = /^[\d.]+$|\]$/;

/** Matches a single label, a country's domain for one purpose (`co.uk`, `com.br`), and domains of hosting services. */
const SHARED =
  /^(?:[^.]*|(?:ac|com?|edu|go|gob|gouv|govt?|gv|info|int|ltd|me|mil|name|net?|nhs|nom|org?|plc|sch)\.[a-z]{2}|(?:.*\.)?(?:(?:amazonaws|blogspot|herokuapp|myshopify|tumblr|weebly|wixsite|wordpress)\.com|(?:azurewebsites|cloudfront|windows)\.net|(?:git(?:hub|lab)|readthedocs|webflow)\.io|(?:netlify|vercel|web)\.app|(?:pages|workers)\.dev))\.?$/;
