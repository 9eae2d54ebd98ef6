import { type DialectId, dialectById, type RobotsTxt, readAgain } from '../../engine';
import type { ReadableFile } from '../../engine/lint-crawlers';
import type { ParsedFile } from '../parsed-file';

const known = new WeakMap<ParsedFile, ReadableFile>();

/** Returns a file that parses a text only once for dialects that find the same lines. */
export function similarReadings(file: ParsedFile): ReadableFile {
  const readable = known.get(file) ?? readableFile(file);
  known.set(file, readable);
  return readable;
}

function readableFile(file: ParsedFile): ReadableFile {
  const readings = new Map<DialectId, RobotsTxt>();
  return {
    readBy(id) {
      const robots = readings.get(id) ?? readAgain(readings.values(), dialectById(id)) ?? file.readBy(id);
      readings.set(id, robots);
      return robots;
    },
  };
}
