/** What is shown until the page starts: see `start.css`. In the syntax of old browsers, because `early.ts` uses it. */
type Start = 'static' | 'own' | 'example';

/** Shows this until the page starts. */
export function startAs(start: Start): void {
  document.documentElement.dataset['start'] = start;
}

/** Returns whether the prerendered example is shown. */
export function startsAsExample(): boolean {
  return document.documentElement.dataset['start'] === 'example';
}
