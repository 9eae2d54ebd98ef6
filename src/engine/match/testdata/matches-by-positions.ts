/**
 * Reference matcher for tests. Uses the algorithm of the specification: a list of the path positions
 * reachable after each character of the pattern (google-parser.md, section 7). For short inputs, because it
 * takes O(path × pattern).
 */
export function matchesByPositions(pattern: string, path: string): boolean {
  let positions = [0];
  for (let at = 0; at < pattern.length; at++) {
    const code = pattern[at];
    if (code === '$' && at === pattern.length - 1) return positions.at(-1) === path.length;
    if (code === '*') {
      const smallest = positions[0] as number;
      positions = Array.from({ length: path.length - smallest + 1 }, (_, step) => smallest + step);
    } else {
      positions = positions.filter((position) => path[position] === code).map((position) => position + 1);
    }
    if (positions.length === 0) return false;
  }
  return true;
}
