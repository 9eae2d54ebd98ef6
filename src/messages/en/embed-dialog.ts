import type { Rich } from '../rich';
import { bytes } from './bytes';
import { count, formatNumber } from './intl';

/** Shown if the file is larger than the embedded tester accepts. Both in bytes. */
export function tooLargeToEmbed(size: number, limit: number): Rich {
  return [
    { strong: 'This file is too large to embed.' },
    ` It has ${bytes(size)}; the embedded tester accepts up to ${bytes(limit)}. Embed part of it instead.`,
  ];
}

/** Shown if the frame's address would be longer than `limit` characters. */
export function tooLongForFrame(limit: number): Rich {
  return [
    { strong: 'This file is too large for a frame.' },
    ` Its address would have more than ${count(limit, 'character')}. Use the HTML element instead: it holds the file as text.`,
  ];
}

/** Warns that HTML changes some characters: NUL and bytes that aren't UTF-8. */
export function lostInPage(characters: number): Rich {
  return [
    {
      strong: `${count(characters, 'character')} can't be written in HTML and ${characters === 1 ? 'becomes' : 'become'} �.`,
    },
    " This affects NUL and bytes that aren't UTF-8. Use the frame to keep them.",
  ];
}

/** Hint below the choice between HTML element, frame and React. */
export function formHint(form: 'element' | 'iframe' | 'react'): string {
  return HINTS[form];
}

const HINTS: Readonly<Record<'element' | 'iframe' | 'react', string>> = {
  element: 'For pages in HTML or Markdown. The text stays readable without the script.',
  iframe:
    "For sites that don't allow scripts. The file is in the part of the frame's address that isn't sent to a server.",
  react: 'For React 19 and MDX. For older versions, put the script in the head of the page.',
};

/** Hint below the choice of the script's version. `isServedForAll`: this host's headers let other sites load the pinned script. */
export function scriptHint(script: 'pinned' | 'newest', isServedForAll: boolean): Rich {
  if (script === 'newest')
    return ["Picks up fixes within minutes. Needs no special headers from the tester's host."];
  if (isServedForAll)
    return [
      "Pinned with an integrity hash: the tester's host must keep this file when it upgrades. Without it, readers see the plain text.",
    ];
  return [
    { strong: "Other sites can't load it:" },
    " this host doesn't send ",
    { code: 'Access-Control-Allow-Origin: *' },
    ' with the script. Add this header, or use the newest version.',
  ];
}

/** Shown if a number is out of its field's range; both ends are allowed. */
export function numberRange(from: number, to: number): string {
  return `Enter a number from ${from} to ${formatNumber(to)}.`;
}

/** Shown if the lines to mark can't be read or are beyond the end of the file, which has `lines` lines. */
export function linesRange(lines: number): string {
  if (lines === 1) return 'The file has only line 1.';
  return `Enter lines from 1 to ${formatNumber(lines)}, like 1 or 1-${Math.min(lines, 3)}.`;
}

/** Label of the choice to embed the list of URLs. */
export function listedUrlsLabel(urls: number): string {
  return `List of ${count(urls, 'URL')} to try`;
}

/** Fixed texts of the Embed dialog. */
export const embedDialogTexts = {
  title: 'Embed',
  close: 'Close',
  form: 'As',
  forms: [
    ['element', 'HTML element'],
    ['iframe', 'Frame'],
    ['react', 'React'],
  ],
  view: 'Shows',
  views: {
    both: 'Question and file',
    editor: 'File only',
    sentence: 'Question only',
    verdict: 'Verdict only',
    overview: 'Overview',
  },
  theme: 'Colours',
  themes: [
    ['light', 'Light'],
    ['dark', 'Dark'],
  ],
  /** The element follows the page; a plain frame can't. */
  autoTheme: {
    element: 'Same as the page',
    iframe: "Same as the reader's system",
    react: 'Same as the page',
  },
  height: 'Height',
  pixels: 'px',
  autoHeight: 'As tall as its content, up to 800 px',
  highlight: 'Mark lines',
  highlightHint: 'none',
  readOnly: 'Read-only file',
  quiz: 'Quiz: readers guess first',
  locks: {
    crawler: 'Fixed crawler',
    url: 'Fixed URL',
  },
  tabs: {
    why: 'Tab: Why',
    problems: 'Tab: Problems',
    overview: 'Tab: Overview',
  },
  script: 'Script',
  scripts: [
    ['pinned', 'This version, verified'],
    ['newest', 'Newest version'],
  ],
  code: 'Code',
  copy: 'Copy code',
  preview: 'Preview',
  previewTitle: 'Preview of the embedded tester',
  noPreview: 'This file is too large to preview.',
  withoutSimulation: "The simulated response and the file's address aren't embedded.",
} as const;
