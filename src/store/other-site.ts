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

/** Returns the site of the tested URL whose robots.txt isn't the text, so that it is worth fetching; null if there is none. */
export function siteToFetch(state: Source & Pick<TesterState, 'robotsUrl'>): string | null {
  const { url, robotsUrl } = state;
  if (url.kind !== 'url' || url.origin === null || !/^https?:/.test(url.origin)) return null;
  if (robotsUrl.kind === 'url') return robotsUrl.origin === url.origin ? null : url.origin;
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
