/** The content shown until the page starts; see `start.css`. This file uses the syntax of old browsers, because `early.ts` imports it. */
type Start = 'static' | 'own' | 'example';

/** Shows this until the page starts. */
export function startAs(start: Start): void {
  document.documentElement.dataset['start'] = start;
}

/** Returns whether the prerendered example is shown. */
export function startsAsExample(): boolean {
  return document.documentElement.dataset['start'] === 'example';
}

/** Returns whether the static text is shown, as it is before any script runs. */
export function startsAsStatic(): boolean {
  return document.documentElement.dataset['start'] === 'static';
}
