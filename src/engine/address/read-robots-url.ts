import { hasForbiddenHost } from './read-url';

/** Result of reading the field for the file's own address. */
export type RobotsUrlReading =
  /** Empty: the file is assumed to be at the tested URL's own origin. */
  | { readonly kind: 'unset' }
  | {
      readonly kind: 'url';
      readonly href: string;
      /** Scheme, host and port. */
      readonly origin: string;
    }
  | { readonly kind: 'problem' };

/** UTF-16 units. No working address is longer; longer input is rejected. */
const LONGEST_TYPED_URL = 4_096;

const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/**
 * Matches a scheme without a host (`mailto:x`, `javascript:x`), but not a host with a port
 * (`localhost:8080`).
 */
const SCHEME_ALONE = /^[a-z][a-z0-9+-]*:(?!\d+(?:[/?#]|$))/i;

/**
 * Reads the address of a robots.txt. A host alone becomes `https://host/robots.txt`. Other paths are kept,
 * and so is any scheme that has hosts: the engine decides how each dialect treats them.
 */
export function readRobotsUrl(typed: string): RobotsUrlReading {
  const input = typed.trim();
  if (input === '') return { kind: 'unset' };
  const hasScheme = SCHEME.test(input);
  // A path has no host. With `https://` prepended, its file name would become the host.
  if (input.length > LONGEST_TYPED_URL || (!hasScheme && (/^[/\\]/.test(input) || SCHEME_ALONE.test(input))))
    return { kind: 'problem' };
  const url = URL.parse(hasScheme ? input : `https://${input}`);
  if (url === null || url.host === '' || hasForbiddenHost(url)) return { kind: 'problem' };
  if ((url.pathname === '/' || url.pathname === '') && url.search === '') url.pathname = '/robots.txt';
  url.username = '';
  url.password = '';
  url.hash = '';
  // `url.origin` is "null" for schemes that browsers don't know.
  return { kind: 'url', href: url.href, origin: `${url.protocol}//${url.host}` };
}
