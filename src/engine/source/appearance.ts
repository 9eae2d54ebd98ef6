import { rawByteOf } from './raw-byte';

/** What bytes look like to somebody who expects a robots.txt. */
export type Appearance = 'robots' | 'html' | 'binary' | 'utf-16';

/** How many UTF-16 units of the start are looked at. */
const LOOKED_AT = 1024;
/** A file with more of these among the first units is no text for people. */
const CONTROLS_IN_BINARY = 8;

/**
 * What a text looks like to somebody who expects a robots.txt, judged by its start alone. Only for a hint: it is read as a robots.txt all the
 * same, as crawlers do.
 */
export function appearanceOf(text: string): Appearance {
  const start = text.slice(0, LOOKED_AT);
  if (looksLikeUtf16(start)) return 'utf-16';
  let controls = 0;
  for (let i = 0; i < start.length; i++) {
    const unit = start.charCodeAt(i);
    if (isControl(unit) || rawByteOf(unit) >= 0) controls++;
  }
  if (controls > CONTROLS_IN_BINARY) return 'binary';
  return looksLikeHtml(start) ? 'html' : 'robots';
}

/** Latin text in UTF-16 has a NUL in every second byte, always on the same side; other binary files have them on both. */
function looksLikeUtf16(start: string): boolean {
  const nuls = [0, 0];
  for (let i = 0; i < start.length; i++) if (start.charCodeAt(i) === 0) nuls[i % 2] = (nuls[i % 2] ?? 0) + 1;
  const more = Math.max(...nuls);
  return more > 1 && more > start.length * 0.4 && Math.min(...nuls) < more / 10;
}

function looksLikeHtml(start: string): boolean {
  const head = start.trimStart().slice(0, 200).toLowerCase();
  return (
    head.startsWith('<!doctype html') ||
    head.startsWith('<html') ||
    (head.startsWith('<') && head.includes('<head'))
  );
}

function isControl(unit: number): boolean {
  return unit < 0x20 && !(unit >= 0x09 && unit <= 0x0d);
}
