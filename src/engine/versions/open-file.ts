import type { DialectId } from '../dialect-ids';
import { dialectById } from '../dialects';
import type { ReadableFile } from '../lint-crawlers';
import { parseRobotsTxt, type RobotsTxt } from '../parse';

/** Makes a file from its bytes. Each dialect reads it once, on demand. */
export function openFile(source: Uint8Array): ReadableFile {
  const readings = new Map<DialectId, RobotsTxt>();
  return {
    readBy(id) {
      const robots = readings.get(id) ?? parseRobotsTxt(source, dialectById(id));
      readings.set(id, robots);
      return robots;
    },
  };
}
