/** A drawing in a 16 × 16 box: path data, drawn as a line or filled. */
export interface IconShape {
  readonly path: string;
  readonly filled?: true;
  readonly dashes?: string;
}

/** Circle of radius 6.25 around the centre. */
const circle = 'M1.75 8a6.25 6.25 0 1 0 12.5 0a6.25 6.25 0 1 0-12.5 0';

/** All icons of the page. */
export const iconShapes = {
  allowed: {
    path: 'M8 .6a7.4 7.4 0 1 1 0 14.8A7.4 7.4 0 0 1 8 .6Zm4 4.95a.85.85 0 0 0-1.2-.1L6.9 9.1 5.2 7.45A.85.85 0 0 0 4 8.65l2.3 2.25c.33.32.86.33 1.2 0l4.4-4.15c.34-.32.38-.86.1-1.2Z',
    filled: true,
  },
  blocked: {
    path: 'M4.97.7h6.06l4.27 4.27v6.06l-4.27 4.27H4.97L.7 11.03V4.97L4.97.7ZM4.4 7a1 1 0 0 0 0 2h7.2a1 1 0 1 0 0-2H4.4Z',
    filled: true,
  },
  allowedOutline: { path: 'M1.5 8a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0m3.7.2 2 1.9 3.7-3.8' },
  blockedOutline: { path: 'M5.3 1.5h5.4l3.8 3.8v5.4l-3.8 3.8H5.3l-3.8-3.8V5.3zM5 8h6' },
  noEffect: { path: circle },
  tick: { path: 'm3.5 8.4 3 3 6-6.4' },
  waiting: { path: 'M1.5 8a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0', dashes: '2.4 2.7' },
  down: { path: 'm4 6 4 4 4-4' },
  right: { path: 'm6 4 4 4-4 4' },
  close: { path: 'm4 4 8 8m0-8-8 8' },
  folder: { path: 'M1.75 12.5v-9h4.5l1.5 2h6.5v7z' },
  file: { path: 'M3.5 1.75h5.75L12.5 5v9.25h-9zM9 2v3.25h3.25' },
  emptyFile: { path: 'M3.5 1.75h5.75L12.5 5v9.25h-9zM8 6.75v5M5.5 9.25h5' },
  paste: { path: 'M5.5 3H3.25v11.25h9.5V3H10.5M5.5 1.75h5v2.5h-5z' },
  example: { path: 'M2 4h12M2 8h8M2 12h10' },
  share: { path: 'M8 10V1.75M5 4.5l3-3 3 3M4.5 7H2.75v7.25h10.5V7H11.5' },
  embed: { path: 'M5 4.5 1.5 8 5 11.5M11 4.5 14.5 8 11 11.5M9.25 3 6.75 13' },
  save: { path: 'M8 1.75V10M5 7.25l3 3 3-3M2.75 10.5v3.75h10.5V10.5' },
  drafts: { path: 'M2.5 4.75h8.75v9.5H2.5zM5 2h8.75v9.5' },
  system: { path: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1ZM8 2.5a5.5 5.5 0 0 0 0 11Z', filled: true },
  light: {
    path: 'M5 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8 1v1.25M8 13.75V15M1 8h1.25M13.75 8H15M3.05 3.05l.9.9M12.05 12.05l.9.9M3.05 12.95l.9-.9M12.05 3.95l.9-.9',
  },
  dark: { path: 'M13.6 9.6A6 6 0 0 1 6.4 2.4a6 6 0 1 0 7.2 7.2Z' },
  help: { path: `${circle}M6.2 6.3a1.8 1.8 0 1 1 2.6 1.6c-.6.3-.8.6-.8 1.2M8 11.4v.1` },
  more: {
    path: 'M1.8 8a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0m5 0a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0m5 0a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0',
    filled: true,
  },
  globe: {
    path: `${circle}M1.75 8h12.5M8 1.75c2 2 2.6 4 2.6 6.25S10 12.25 8 14.25C6 12.25 5.4 10.25 5.4 8S6 3.75 8 1.75Z`,
  },
  equal: { path: 'M3.5 6h9M3.5 10h9' },
  notEqual: { path: 'M3.5 6h9M3.5 10h9M10.5 2.5l-5 11' },
  warning: { path: 'M8 2 14.6 13.6H1.4zM8 6.4v3.2M8 11.6v.1' },
} as const satisfies Record<string, IconShape>;

/** Name of an icon. */
export type IconName = keyof typeof iconShapes;
