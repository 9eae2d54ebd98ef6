import { hasForbiddenHost } from './read-url';

/** What the field for the file's own address holds. */
export type RobotsUrlReading =
  /** Nothing: the file is taken to lie where the tested URL needs it. */
  | { readonly kind: 'unset' }
  | {
      readonly kind: 'url';
      readonly href: string;
      /** Scheme, host and port. */
      readonly origin: string;
    }
  | { readonly kind: 'problem' };

/** Longer than any address that works anywhere; what is longer is no address. */
const LONGEST = 4_096;

const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/** `mailto:x`, `javascript:x`: a scheme without a host. `localhost:8080` is a host with a port. */
const SCHEME_ALONE = /^[a-z][a-z0-9+-]*:(?!\d+(?:[/?#]|$))/i;

/**
 * Reads the address of a robots.txt. A host alone stands for its robots.txt over https; any other path is kept, and so is any scheme that has
 * hosts: what a reader makes of them is for the engine to say.
 */
export function readRobotsUrl(typed: string): RobotsUrlReading {
  const input = typed.trim();
  if (input === '') return { kind: 'unset' };
  const hasScheme = SCHEME.test(input);
  // A path has no host; `https:///robots.txt` would make one of its name.
  if (input.length > LONGEST || (!hasScheme && (/^[/\\]/.test(input) || SCHEME_ALONE.test(input))))
    return { kind: 'problem' };
  const url = URL.parse(hasScheme ? input : `https://${input}`);
  if (url === null || url.host === '' || hasForbiddenHost(url)) return { kind: 'problem' };
  if ((url.pathname === '/' || url.pathname === '') && url.search === '') url.pathname = '/robots.txt';
  url.username = '';
  url.password = '';
  url.hash = '';
  // `url.origin` is "null" for schemes that browsers do not know.
  return { kind: 'url', href: url.href, origin: `${url.protocol}//${url.host}` };
}
