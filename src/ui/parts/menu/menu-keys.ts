import type { KeyboardEvent } from 'react';

/** Returns the items of a menu in order. */
export function menuItems(menu: HTMLElement): HTMLElement[] {
  return Array.from(menu.querySelectorAll<HTMLElement>('[role^=menuitem]'));
}

/**
 * Moves the focus in the menu that handles the event, for arrow keys, Home and End. Wraps around at both
 * ends.
 */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const items = menuItems(event.currentTarget);
  const next = nextIndex(event.key, items.indexOf(document.activeElement as HTMLElement), items.length);
  if (next === null) return;
  event.preventDefault();
  items[next]?.focus();
}

function nextIndex(key: string, index: number, length: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % length;
    case 'ArrowUp':
      return (index - 1 + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return null;
  }
}
