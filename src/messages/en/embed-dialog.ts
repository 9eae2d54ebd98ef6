import type { Rich } from '../rich';
import { bytes } from './bytes';
import { count, formatNumber } from './intl';

/** That the file is larger than the embedded tester takes. */
export function tooLargeToEmbed(size: number, limit: number): Rich {
  return [
    { strong: 'This file is too large to be embedded.' },
    ` It has ${bytes(size)}; the embedded tester takes ${bytes(limit)}. Embed a part of it.`,
  ];
}

/** That a frame's address cannot carry the file. */
export function tooLongForFrame(limit: number): Rich {
  return [
    { strong: 'This file is too large for a frame.' },
    ` Its address would have more than ${count(limit, 'character')}. Take the HTML element: it holds the file as text.`,
  ];
}

/** That a page in HTML changes what it cannot hold. */
export function lostInPage(characters: number): Rich {
  return [
    {
      strong: `${count(characters, 'character')} cannot stand in a page and ${characters === 1 ? 'becomes' : 'become'} �.`,
    },
    ' These are bytes that are not UTF-8, or NUL. The frame keeps them.',
  ];
}

/** What the dialog says of a form. */
export function formHint(form: 'element' | 'iframe' | 'react'): string {
  return HINTS[form];
}

const HINTS: Readonly<Record<'element' | 'iframe' | 'react', string>> = {
  element: 'For pages in HTML or Markdown. Without the script the text is still read.',
  iframe:
    'For sites that allow no script. The file stands in the address of the frame, which no server sees.',
  react: 'For React 19 and MDX. Before React 19, put the script into the head of the page.',
};

/** What the choice of a script means; `isServedForAll` says whether this host lets other sites check the script. */
export function scriptHint(script: 'pinned' | 'newest', isServedForAll: boolean): Rich {
  if (script === 'newest') return ['Mended within minutes when this tester is. Works on every host.'];
  if (isServedForAll)
    return [
      'Browsers check its bytes. When this tester no longer has this version, the page shows the plain text.',
    ];
  return [
    { strong: 'Other sites will refuse it:' },
    ' this host does not send ',
    { code: 'Access-Control-Allow-Origin: *' },
    ' with the script. Add that, or take the newest version.',
  ];
}

/** A field that takes a number in a range. */
export function numberRange(from: number, to: number): string {
  return from === to ? `Only ${from} is possible.` : `A number from ${from} to ${formatNumber(to)}.`;
}

/** Fixed texts of the dialog about embedding. */
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
  views: [
    ['both', 'Question and file'],
    ['editor', 'File only'],
    ['sentence', 'Question only'],
  ],
  theme: 'Colours',
  themes: [
    ['auto', "The reader's choice"],
    ['light', 'Light'],
    ['dark', 'Dark'],
  ],
  height: 'Height',
  pixels: 'px',
  autoHeight: 'As tall as its content, up to 800 px',
  highlight: 'Mark line',
  highlightHint: 'none',
  readOnly: 'The file cannot be changed',
  script: 'Script',
  scripts: [
    ['pinned', 'This version, checked'],
    ['newest', 'The newest version'],
  ],
  code: 'Code',
  copy: 'Copy code',
  preview: 'Preview',
  previewTitle: 'Preview of the embedded tester',
  noPreview: 'There is no preview for a file of this size.',
  withoutSimulation: 'The simulated answer and the address of the file are not embedded.',
} as const;
