/** Reports the result of copying a field's text, which is selected if the browser refuses. `isApple` chooses the keys to name. */
export function fieldCopied(
  name: 'link' | 'code' | 'command',
  outcome: 'copied' | 'denied',
  isApple: boolean,
): string {
  return outcome === 'copied'
    ? 'Copied.'
    : `Your browser blocked copying. The ${name} is selected: press ${isApple ? '⌘ C' : 'Ctrl+C'}.`;
}
