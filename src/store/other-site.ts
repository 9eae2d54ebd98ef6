import { examples } from '../catalogue';
import type { TesterState } from './state';

type Source = {
  readonly document: Pick<TesterState['document'], 'origin' | 'edited'>;
  readonly url: TesterState['url'];
};

/**
 * Returns scheme, host and port of the tested URL if the text is an unchanged example, which stands for another host. Null otherwise: a text of the
 * user's own is taken to be the tested site's.
 */
export function siteBesideExample({ document: { origin, edited }, url }: Source): string | null {
  if (origin.kind !== 'example' || edited || url.kind !== 'url' || url.origin === null) return null;
  const example = examples.find(({ id }) => id === origin.id);
  return example === undefined || hostOf(example.url) === hostOf(url.origin) ? null : url.origin;
}

/** The part of the state that says whose file it is. */
export interface GuardedState extends Source, Pick<TesterState, 'robotsUrl' | 'sameFile' | 'live'> {}

/**
 * Returns why the text isn't tested for the URL's site; null if it is. `example`: see `siteBesideExample`. `www`,
 * `other`: the file's address is on another origin, which differs by a leading `www.` or by more. The URL's site isn't
 * taken to serve this file. Embedded pages only have `example`: the engine says there that the file doesn't apply.
 */
export function siteGuard(state: GuardedState): 'example' | 'www' | 'other' | null {
  if (siteBesideExample(state) !== null) return 'example';
  const { url, robotsUrl, live } = state;
  if (live === 'absent' || url.kind !== 'url' || url.origin === null || robotsUrl.kind !== 'url') return null;
  const isMisplaced = robotsUrl.href !== `${robotsUrl.origin}/robots.txt`;
  if (isMisplaced || url.origin === robotsUrl.origin || servesSameFile(state)) return null;
  // The engine knows who reads a robots.txt over other schemes.
  if (!isWeb(url.origin) || !isWeb(robotsUrl.origin)) return null;
  return withoutWww(url.origin) === withoutWww(robotsUrl.origin) ? 'www' : 'other';
}

function isWeb(origin: string): boolean {
  return origin.startsWith('http');
}

function withoutWww(origin: string): string {
  return origin.replace('//www.', '//');
}

/** Returns whether the tested URL's site is taken to serve the file, too. Always false in an embedded page. */
export function servesSameFile({ url, robotsUrl, sameFile, live }: Omit<GuardedState, 'document'>): boolean {
  if (live === 'absent' || robotsUrl.kind !== 'url' || url.kind !== 'url' || url.origin === null)
    return false;
  return sameFile.includes(url.origin);
}

/** Returns the site of the tested URL whose robots.txt isn't the text, so that it is worth fetching; null if there is none. */
export function siteToFetch(state: GuardedState): string | null {
  const { url, robotsUrl } = state;
  if (url.kind !== 'url' || url.origin === null || !isWeb(url.origin)) return null;
  if (robotsUrl.kind === 'url')
    return robotsUrl.origin === url.origin || servesSameFile(state) ? null : url.origin;
  return siteBesideExample(state);
}

/** Returns the tested page's URL on the host that the example stands for; null if the text is no example. */
export function urlOnExample({ document: { origin }, url }: Source): string | null {
  const example = origin.kind === 'example' && examples.find(({ id }) => id === origin.id);
  return example && url.kind === 'url' ? new URL(example.url).origin + url.path : null;
}

/** Returns whether an example stands for the host of this address. */
export function isExampleHost(address: string): boolean {
  return examples.some(({ url }) => hostOf(url) === hostOf(address));
}

function hostOf(address: string): string {
  return address.replace(/^[a-z]+:\/\//, '').replace(/\/.*$/s, '');
}
