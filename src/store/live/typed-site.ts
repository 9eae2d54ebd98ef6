import { readRobotsUrl } from '../../engine/address';

/** Returns the parts of a typed address that locate its robots.txt: scheme, host and port. Nothing else is sent. */
export function requestedSite(typed: string): string {
  return /^(?:[a-z][a-z\d+.-]*:\/\/)?[^/\\?#]*/i.exec(typed.trim())?.[0] ?? '';
}

/** Returns the address of a typed site's robots.txt, to open it in a browser; null if the typed text isn't a valid address. */
export function robotsAddressOf(typed: string): string | null {
  const read = readRobotsUrl(typed);
  return read.kind === 'url' && /^https?:/.test(read.origin) ? `${read.origin}/robots.txt` : null;
}

/** Matches addresses in which no character has a meaning in any shell. */
const HARMLESS = /^https?:\/\/[\w.:[\]-]+\/robots\.txt$/;

/**
 * Returns the terminal command that prints the file at this address with every status and header on the way. Null if the address, which can come from a
 * link, contains characters that a shell may interpret.
 */
export function curlLine(address: string): string | null {
  return HARMLESS.test(address) ? `curl -sSiL "${address}"` : null;
}
