import { LONGEST_HOST, shorten } from './shorten';

/** Returns host and port of an address, shortened. */
export function hostOfUrl(url: string): string {
  return shorten(/^[a-z]+:\/\/([^/?#]+)/i.exec(url)?.[1] ?? url, LONGEST_HOST);
}
