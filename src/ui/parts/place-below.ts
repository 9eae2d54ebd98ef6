const GAP = 4;
const EDGE = 8;

/**
 * Places a fixed box below an anchor, aligned with its left or right edge and within the window. If there is
 * no room below, places it above.
 */
export function placeBelow(box: HTMLElement, anchor: Element, edge: 'start' | 'end'): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const preferred = edge === 'start' ? at.left : at.right - width;
  const left = Math.max(EDGE, Math.min(preferred, document.documentElement.clientWidth - width - EDGE));
  const below = at.bottom + GAP;
  const fits = below + height <= window.innerHeight - EDGE;
  box.style.left = `${left}px`;
  box.style.top = `${fits ? below : Math.max(EDGE, at.top - GAP - height)}px`;
}
