import { rawByteOf } from './raw-byte';

/** Kind of file that the bytes look like. */
export type Appearance = 'robots' | 'html' | 'binary' | 'utf-16';

/** UTF-16 units examined from the start. */
const EXAMINED = 1024;
/** A file with more control characters and undecodable bytes than this in the examined part is binary. */
const CONTROLS_IN_BINARY = 8;
/** Share of control characters in the examined part from which a text is no text at all. Servers log some in invalid requests. */
const MOST_CONTROLS = 0.02;

/**
 * Guesses from its start what kind of file a text is. Only for a hint: the file is read as a robots.txt
 * anyway, as crawlers do.
 */
export function appearanceOf(text: string): Appearance {
  const start = text.slice(0, EXAMINED);
  if (looksLikeUtf16(start)) return 'utf-16';
  let controls = 0;
  for (let i = 0; i < start.length; i++) {
    const unit = start.charCodeAt(i);
    if (isControl(unit) || rawByteOf(unit) >= 0) controls++;
  }
  if (controls > CONTROLS_IN_BINARY) return 'binary';
  return looksLikeHtml(start) ? 'html' : 'robots';
}

/**
 * Returns whether nearly half of the text is NULs, almost all at even or almost all at odd offsets, as in
 * Latin text in UTF-16. Other binary files have NULs at both.
 */
function looksLikeUtf16(start: string): boolean {
  const nuls = [0, 0];
  for (let i = 0; i < start.length; i++) if (start.charCodeAt(i) === 0) nuls[i % 2] = (nuls[i % 2] ?? 0) + 1;
  const more = Math.max(...nuls);
  return more > 1 && more > start.length * 0.4 && Math.min(...nuls) < more / 10;
}

/**
 * Returns whether a text begins like a PDF, or with more control characters than any text has. Undecodable bytes don't
 * count: they may be letters in another encoding.
 */
export function looksBinary(text: string): boolean {
  const start = text.slice(0, EXAMINED);
  let controls = 0;
  for (let i = 0; i < start.length; i++) if (isControl(start.charCodeAt(i))) controls++;
  return start.startsWith('%PDF-') || controls > start.length * MOST_CONTROLS;
}

/** Returns whether a text begins like a web page. */
export function looksLikeHtml(start: string): boolean {
  const head = start.trimStart().slice(0, 200).toLowerCase();
  return (
    head.startsWith('<!doctype html') ||
    head.startsWith('<html') ||
    (head.startsWith('<') && head.includes('<head'))
  );
}

/** Returns whether a unit is a control character that no text has: NUL and others, but not tab and line ends. */
function isControl(unit: number): boolean {
  return unit < 0x20 && !(unit >= 0x09 && unit <= 0x0d);
}
