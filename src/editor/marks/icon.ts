const SVG = 'http://www.w3.org/2000/svg';

/** Shapes that distinguish "allowed" and "blocked" without colour: a disc with a tick, a stop sign with a bar; hollow for rules that lost. */
const shapes = {
  'won-allow': {
    filled: true,
    path: 'M8 .8a7.2 7.2 0 1 1 0 14.4A7.2 7.2 0 0 1 8 .8Zm3.1 4.5L6.95 9.5 4.9 7.45a.8.8 0 0 0-1.13 1.13l2.6 2.6c.32.32.83.32 1.14 0l4.72-4.75A.8.8 0 0 0 11.1 5.3Z',
  },
  'won-block': {
    filled: true,
    path: 'M5 .8h6L15.2 5v6L11 15.2H5L.8 11V5L5 .8Zm-.6 6.2a1 1 0 0 0 0 2h7.2a1 1 0 1 0 0-2H4.4Z',
  },
  'lost-allow': {
    filled: false,
    path: 'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13ZM5.2 8.3l2 1.9 3.6-4',
  },
  'lost-block': {
    filled: false,
    path: 'M5.3 1.5h5.4l3.8 3.8v5.4l-3.8 3.8H5.3l-3.8-3.8V5.3ZM5 8h6',
  },
  'fold-open': { filled: false, path: 'm4.5 6.5 3.5 3.5 3.5-3.5' },
  'fold-closed': { filled: false, path: 'm6.5 4.5 3.5 3.5-3.5 3.5' },
} as const;

/** Name of an icon. */
export type EditorIconName = keyof typeof shapes;

/** Draws an icon in the current text colour, hidden from screen readers. */
export function drawIcon(name: EditorIconName): SVGElement {
  const { filled, path: data } = shapes[name];
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', filled ? 'cm-icon cm-icon-solid' : 'cm-icon');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', data);
  path.setAttribute('fill-rule', 'evenodd');
  svg.append(path);
  return svg;
}
