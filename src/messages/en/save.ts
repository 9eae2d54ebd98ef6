import type { LineEnd } from '../../engine';
import type { Rich } from '../rich';
import { bytes } from './bytes';
import { count, series } from './intl';
import { lineNameAtStart } from './rich';

/** The file as it would be saved with the chosen options. */
export interface DescribedSavedFile {
  readonly bytes: number;
  readonly bom: boolean;
  readonly lineEnd: LineEnd;
  /** Number of bytes that aren't UTF-8. */
  readonly rawBytes: number;
  /** True if it equals the opened file, byte for byte. */
  readonly isAsOpened: boolean;
}

/** Describes the file to be saved: `516 B, UTF-8, LF.` */
export function savedFileText(file: DescribedSavedFile): Rich {
  const encoding = file.bom ? 'UTF-8 with a byte order mark' : 'UTF-8';
  const parts = [bytes(file.bytes), encoding, lineEndName(file.lineEnd)];
  if (file.rawBytes > 0) parts.push(`${count(file.rawBytes, 'byte')} not UTF-8`);
  const facts = `${series(parts)}.`;
  return file.isAsOpened ? [facts, ' ', { strong: 'Identical to the file you opened.' }] : [facts];
}

function lineEndName(lineEnd: LineEnd): string {
  return lineEnd === 'mixed' ? 'mixed line endings' : lineEnd.toUpperCase();
}

/** Label of a choice of line endings: `LF`, or `Keep CRLF` for the file's own. */
export function lineEndChoice(lineEnd: LineEnd, isOwn: boolean): string {
  if (lineEnd === 'mixed') return 'Keep them mixed';
  return isOwn ? `Keep ${lineEndName(lineEnd)}` : lineEndName(lineEnd);
}

/** Heading of the choice about bytes that aren't UTF-8. `number` counts the bytes, `lines` the lines that contain them. */
export function rawBytesHeading(number: number, lines: number): string {
  return `${count(number, "byte isn't", "bytes aren't")} UTF-8, in ${count(lines, 'line')}`;
}

/** Preview of the conversion from Windows-1252, for the first line with such bytes. `shown`: before; `read`: after. */
export function rawBytesSample(line: number, shown: string, read: string): Rich {
  return [`${lineNameAtStart(line)}: `, { code: shown }, ' becomes ', { code: read }];
}

/** Result of Copy text. `lost`: number of bytes that aren't UTF-8, which the clipboard can't hold. */
export function copiedText(lost: number): string {
  if (lost === 0) return 'Copied.';
  return `Copied, but ${count(lost, 'byte')} that ${lost === 1 ? "isn't" : "aren't"} UTF-8 became �. Save the file to keep ${lost === 1 ? 'it' : 'them'}.`;
}

/** Fixed texts of the Save dialog. */
export const saveTexts = {
  title: 'Save robots.txt',
  close: 'Close',
  wereMixed: 'The file had mixed line endings. Your first edit changed them to LF.',
  bom: 'Byte order mark',
  bomKeep: 'Keep it',
  bomDrop: 'Leave it out',
  bomHint:
    'Three invisible bytes at the start. Google ignores them, but they make some crawlers miss the first line.',
  lineEnds: 'Line endings',
  lineEndsHint: 'Google accepts them all. LF is the most common.',
  rawKeep: 'Keep unchanged',
  rawRead: 'Convert from Western European (Windows-1252) to UTF-8',
  rawHint:
    'Choose this only if the converted line looks right. The rule then matches the letter as browsers write it in URLs.',
  privacy: "Your browser saves the file to your downloads. The file isn't sent anywhere.",
  save: 'Save',
  copy: 'Copy text',
  copyDenied:
    "Your browser didn't allow copying. Allow clipboard access for this site, or close this window, select all in the editor and copy.",
  testTitle: 'Include your question',
  testAbout:
    'A test file also contains the crawler, URLs, engine and simulated response. Use Open to restore it.',
  testSave: 'Save test file',
} as const;
