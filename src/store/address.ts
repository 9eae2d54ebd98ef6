import { parameterNames } from './parameter-names';

/** The parts of an address after its path, without `#` and `?`. */
export interface Address {
  readonly fragment: string;
  readonly query: string;
}

/** Returns the page's address; null if it has neither a fragment nor a known parameter. In the syntax of old browsers, because src/app/early.ts uses it. */
export function addressToRead({ hash, search }: Pick<Location, 'hash' | 'search'>): Address | null {
  const address = { fragment: hash.slice(1), query: search.slice(1) };
  return address.fragment === '' && !address.query.split('&').some(isOurs) ? null : address;
}

/** Returns whether a part of a query, like `name=value`, is one of the page's parameters. */
export function isOurs(part: string): boolean {
  const [name] = part.split('=', 1);
  return parameterNames.some(function isName(known) {
    return known === name;
  });
}
