import { asciiLowerCase } from '../../match/ascii';
import type { AgentName, AgentReading } from '../dialect';

/**
 * Which record is meant, by the standard of 1994: "a case insensitive substring match of the name without version information is recommended",
 * and `*` is the record for all others, of which there is one (http://www.robotstxt.org/orig.html, read 2026-11-21). Read as Python and
 * others do: the record's value is a part of the robot's name. The version is dropped on both sides. Only the first record that fits counts.
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
