import type { LineEnd } from '../../engine';
import type { FileFacts } from '../../worker/tester/report';
import type { Rich } from '../rich';
import { hostOfSite } from '../shorten';
import { bytes } from './bytes';
import { count, series } from './intl';

/** Facts about a file that the status bar shows. */
export type DescribedFile = Pick<
  FileFacts,
  'bytes' | 'byteLimit' | 'lines' | 'rules' | 'lineEnd' | 'bom' | 'invalidBytes' | 'appearance'
>;

/** Size and limit: `516 B of 500 KiB`. */
function sizeText(file: Pick<DescribedFile, 'bytes' | 'byteLimit'>): string {
  return Number.isFinite(file.byteLimit)
    ? `${bytes(file.bytes)} of ${bytes(file.byteLimit)}`
    : bytes(file.bytes);
}

/** The facts of the status bar, one text each. Encoding and line ends only if they're unusual. An empty file has only its size. */
export function fileFacts(file: DescribedFile): readonly string[] {
  if (file.bytes === 0) return [sizeText(file)];
  const unusual = [encoding(file), file.lines > 1 ? LINE_ENDS[file.lineEnd] : null];
  return [
    count(file.lines, 'line'),
    count(file.rules, 'rule'),
    sizeText(file),
    ...unusual.filter((fact) => fact !== null),
  ];
}

function encoding({ appearance, bom, invalidBytes }: DescribedFile): string | null {
  if (appearance === 'utf-16') return 'UTF-16?';
  if (invalidBytes === 0) return bom ? 'UTF-8 with BOM' : null;
  const invalid = `${count(invalidBytes, 'byte is', 'bytes are')} not UTF-8`;
  return bom ? `BOM, ${invalid}` : invalid;
}

const LINE_ENDS: Readonly<Record<LineEnd, string | null>> = {
  lf: null,
  crlf: 'CRLF',
  cr: 'CR',
  mixed: 'Mixed line endings',
};

/** Shown when the part of the page that computes answers has stopped. */
export const engineStopped: Rich = [
  { strong: 'The tester stopped several times on this text.' },
  ' Your text is safe. Change it, then start the tester again.',
];

/** Shown when the editor couldn't be loaded. */
export const editorMissing: Rich = [
  { strong: "The editor couldn't be loaded." },
  ' Your text is shown read-only. Reload the page to edit it.',
];

/** Texts of the source bar and the status bar. */
export const fileTexts = {
  source: 'Source',
  status: 'File status',
  none: 'No file yet',
  noProblems: 'No problems',
  typed: 'Your text',
  link: 'From a link',
  example: (title: string): string => `Example: ${title}`,
  at: (address: string): string => `at ${address}`,
  exampleHint: 'Yours replaces it, and stays in this browser.',
  /** `line` is the Sitemap line that names the site. `isDoubtful`: the tested URL is on another host. */
  siteSeen: (site: string, line: number, isDoubtful: boolean): string =>
    `${isDoubtful ? 'seems to be ' : ''}for ${hostOfSite(site)}, see line ${line}`,
  edited: 'edited',
} as const;

/** Names further sites that are taken to serve the file. */
export function sameFileHint(sites: readonly string[]): string {
  return `and ${series(sites.map(hostOfSite))}, taken as the same file`;
}

/** Label of the button that takes that back. */
export const changeSameFile = 'Change';
