/**
 * The newest features that the pages use without a fallback, as paths from `window`. Everything else that the pages need is older in every browser.
 * docs/browsers.md lists the versions; a test keeps both lists the same.
 */
export const neededFeatures: readonly string[] = [
  'URL.parse',
  'URL.canParse',
  'HTMLElement.prototype.showPopover',
  'AbortSignal.any',
  'String.prototype.isWellFormed',
];

/** Returns whether `window` has all features. In the syntax of old browsers: no arrow functions, no template strings. */
export function hasNeededFeatures(window: object): boolean {
  return neededFeatures.every(function isThere(path) {
    let value: unknown = window;
    path.split('.').forEach(function follow(name) {
      value = value && (value as Record<string, unknown>)[name];
    });
    return typeof value === 'function';
  });
}
