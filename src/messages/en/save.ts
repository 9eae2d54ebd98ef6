import type { LineEnd } from '../../engine';
import type { Rich } from '../rich';
import { bytes } from './bytes';
import { count, series } from './intl';
import { lineNameAtStart } from './rich';

/** A file as it would be written. */
export interface DescribedSavedFile {
  readonly bytes: number;
  readonly bom: boolean;
  readonly lineEnd: LineEnd;
  /** Bytes in it that are not UTF-8. */
  readonly rawBytes: number;
  /** True where it is what was opened, byte for byte. */
  readonly isAsOpened: boolean;
}

/** What is written: `516 B, UTF-8, LF.` */
export function savedFileText(file: DescribedSavedFile): Rich {
  const encoding = file.bom ? 'UTF-8 with a byte order mark' : 'UTF-8';
  const parts = [bytes(file.bytes), encoding, lineEndName(file.lineEnd)];
  if (file.rawBytes > 0) parts.push(`${count(file.rawBytes, 'byte')} not UTF-8`);
  const facts = `${series(parts)}.`;
  return file.isAsOpened ? [facts, ' ', { strong: 'Exactly the bytes that you opened.' }] : [facts];
}

function lineEndName(lineEnd: LineEnd): string {
  return lineEnd === 'mixed' ? 'mixed line ends' : lineEnd.toUpperCase();
}

/** A choice of line ends; the file's own are named as such. */
export function lineEndChoice(lineEnd: LineEnd, isOwn: boolean): string {
  if (lineEnd === 'mixed') return 'Keep them mixed';
  return isOwn ? `Keep ${lineEndName(lineEnd)}` : lineEndName(lineEnd);
}

/** Heading of the choice about bytes that are not UTF-8. */
export function rawBytesHeading(number: number, lines: number): string {
  return `${count(number, 'byte is', 'bytes are')} not UTF-8, in ${count(lines, 'line')}`;
}

/** What reading such bytes as letters would make of the first line that has some. */
export function rawBytesSample(line: number, shown: string, read: string): Rich {
  return [`${lineNameAtStart(line)}: `, { code: shown }, ' becomes ', { code: read }];
}

/** What became of a copy. `lost` counts bytes that no clipboard holds. */
export function copiedText(lost: number): string {
  if (lost === 0) return 'Copied.';
  return `Copied, but ${count(lost, 'byte')} that ${lost === 1 ? 'is' : 'are'} not UTF-8 could not be copied and became �. Save keeps them.`;
}

/** Fixed texts of the dialog. */
export const saveTexts = {
  title: 'Save robots.txt',
  close: 'Close',
  wereMixed: 'The file had mixed line ends. They became LF with your first change.',
  bom: 'Byte order mark',
  bomKeep: 'Keep it',
  bomDrop: 'Leave it out',
  bomHint:
    'Three invisible bytes at the start. Google skips them; some readers miss the first line because of them.',
  lineEnds: 'Line ends',
  lineEndsHint: 'Google reads all of them. LF is the most common.',
  rawKeep: 'Keep unchanged',
  rawRead: 'Read as Western European letters (Windows-1252), write UTF-8',
  rawHint:
    'Only if the line then reads as it should. Such a rule then matches the letter as browsers write it in URLs.',
  privacy: 'Saved by this browser to your downloads. Nothing is sent.',
  save: 'Save',
  copy: 'Copy text',
  copyDenied:
    'The browser did not let this page copy. Allow the clipboard in its settings for this site, or close this window, select all in the editor and copy it there.',
  testTitle: 'The question with it',
  testAbout: 'A test file also holds crawler, URLs, engine and simulated answer. Open reads it back.',
  testSave: 'Save test file',
} as const;
