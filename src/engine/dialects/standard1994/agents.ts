import { asciiLowerCase } from '../../ascii';
import type { AgentName, AgentReading } from '../dialect';

/**
 * Selects the record by the standard of 1994: "a case insensitive substring match of the name without version
 * information is recommended", and a `*` record applies to all robots that match no other
 * (http://www.robotstxt.org/orig.html, read 2026-11-21). As in Python and other implementations, the record's
 * value must be a substring of the robot's name. The version is dropped on both sides. Only the first
 * matching record counts.
 */
export const agents: AgentReading = {
  read: readName,
  normalizeToken: nameWithoutVersion,
  names: ({ token }, tested) => token !== '' && tested.includes(token),
  selects: 'first',
  globalExcludesNames: false,
};

function readName(value: string): AgentName {
  return { isGlobal: value === '*', token: nameWithoutVersion(value), shortToken: null };
}

function nameWithoutVersion(name: string): string {
  return asciiLowerCase(name.split('/', 1)[0] ?? '');
}
