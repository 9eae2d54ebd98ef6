/** What became of copying a field's text, which is selected where the browser refuses; `isApple` says which keys the reader has. */
export function fieldCopied(
  name: 'link' | 'code' | 'line',
  outcome: 'copied' | 'denied',
  isApple: boolean,
): string {
  return outcome === 'copied'
    ? 'Copied.'
    : `Your browser blocked copying. The ${name} is selected: press ${isApple ? '⌘ C' : 'Ctrl+C'}.`;
}
