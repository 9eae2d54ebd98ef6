import { dialects } from '../dialects';
import { parseRobotsTxt, type RobotsTxt } from '../parse';

/** Whether every dialect reads the same groups, rules and sitemaps in another text of a file, so that no verdict of any changes. */
export function readsAlike(robots: RobotsTxt, text: string): boolean {
  const { lineEnd, bom } = robots;
  return dialects.every((dialect) => {
    const before = parseRobotsTxt(robots.text, dialect, { lineEnd, bom });
    const after = parseRobotsTxt(text, dialect, { lineEnd, bom });
    return readingOf(before) === readingOf(after);
  });
}

/** What verdicts rest on, without the places of the lines. A reader that fails says nothing, wherever it does. */
function readingOf({ groups, sitemaps, failureLine }: RobotsTxt): string {
  if (failureLine !== null) return 'fails';
  return JSON.stringify([
    groups.map(({ agents, rules }) => [
      agents.map(({ isGlobal, token, shortToken }) => [isGlobal, token, shortToken]),
      rules.map(({ type, pattern }) => [type, pattern]),
    ]),
    sitemaps.map(({ url }) => url),
  ]);
}
