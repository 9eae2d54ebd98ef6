import { parseRobotsTxt } from '../parse';
import { type ReadableFile, Readings } from '../readable-file';

/** Makes a file from its bytes. */
export function openFile(source: Uint8Array): ReadableFile {
  return new Readings((dialect) => parseRobotsTxt(source, dialect));
}
