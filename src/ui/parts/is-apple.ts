/** Returns whether the keyboard has a ⌘ key. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
