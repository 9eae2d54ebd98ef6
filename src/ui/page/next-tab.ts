/** A pressed key. With one of these modifiers, it belongs to the browser. */
type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Returns the tab that a key moves to from tab `shown`. Wraps around at both ends. Undefined for keys that do not move. For the first script of the page, too, in the syntax of old browsers. */
export function nextTab<Tab>(pressed: PressedKey, tabs: readonly Tab[], shown: Tab): Tab | undefined {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return undefined;
  const index = tabs.indexOf(shown);
  const count = tabs.length;
  const places: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: -1,
  };
  return tabs[((places[pressed.key] ?? Number.NaN) + count) % count];
}
