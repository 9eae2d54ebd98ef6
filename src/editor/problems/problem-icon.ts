import type { ProblemSeverity } from './editor-problems';

const SVG = 'http://www.w3.org/2000/svg';

/** Shapes that distinguish the severities without colour: diamond, triangle, circle; a circle with a question mark for a guess, lines of text for `tidy`. */
const shapes: Readonly<Record<ProblemSeverity, string>> = {
  error: 'M8 1.2 14.8 8 8 14.8 1.2 8ZM8 5v3.4M8 10.7v.1',
  warning: 'M8 2 14.6 13.6H1.4ZM8 6.4v3.2M8 11.6v.1',
  note: 'M1.75 8a6.25 6.25 0 1 0 12.5 0a6.25 6.25 0 1 0-12.5 0M8 7.4v3.6M8 4.9v.1',
  guess:
    'M1.75 8a6.25 6.25 0 1 0 12.5 0a6.25 6.25 0 1 0-12.5 0M6.2 6.3a1.8 1.8 0 1 1 2.6 1.6c-.6.3-.8.6-.8 1.2M8 11.4v.1',
  tidy: 'M2.5 4h11M2.5 8h7.5M2.5 12h4.5',
};

/** Draws an icon in the current text colour, hidden from screen readers. */
export function drawProblemIcon(severity: ProblemSeverity): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'cm-icon');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', shapes[severity]);
  svg.append(path);
  return svg;
}
