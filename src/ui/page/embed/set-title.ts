import type { PointerEvent } from 'react';

/** Gives an element its text as a title, because it may be cut. Only under the pointer: screen readers would speak both. */
export function setTitle({ currentTarget }: PointerEvent<HTMLElement>): void {
  currentTarget.title = currentTarget.textContent;
}
