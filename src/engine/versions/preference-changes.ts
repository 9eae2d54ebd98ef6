import { asciiLowerCase } from '../ascii';
import type { CheckedCrawler } from '../crawlers';
import { rfc9309 } from '../dialects';
import { CrawlerRules } from '../match/crawler-rules';
import { parseRobotsTxt, type Rule } from '../parse';
import { Differences } from '../proof';
import type { ReadableFile } from '../readable-file';

/** Most policy tokens whose rules aren't alike in both versions that are compared. One token is in use. */
const MOST_TOKENS = 20;

/** A preference that changes between two versions. It concerns the use of pages, so no crawler's verdict is part of it. */
export interface PreferenceChange {
  /** The policy token, see `isPolicyToken`; in lower case. */
  readonly token: string;
  /** `stated`: only the later version has a group for the token. `withdrawn`: only the earlier one. `changed`: both, with different verdicts for some URLs. */
  readonly kind: 'stated' | 'withdrawn' | 'changed';
  /** URLs that the token's own groups refuse, in the later version; in the earlier one if `withdrawn`. `unknown`: nothing can be proven. */
  readonly refuses: 'all' | 'some' | 'none' | 'unknown';
  /** 1-based lines in that version, ascending: the rules that refuse, or the line that names the token if none is known to. */
  readonly lines: readonly number[];
}

/** The changed preferences between two versions. */
interface PreferenceChanges {
  readonly preferences: readonly PreferenceChange[];
  /** True if no other preference changes. */
  readonly isComplete: boolean;
  /** Rules of the later version about which nothing can be proven. */
  readonly unproven: readonly Rule[];
}

const NOTHING = new CrawlerRules(parseRobotsTxt('', rfc9309), { productTokens: [] });
const EVERYTHING = new CrawlerRules(parseRobotsTxt('User-agent: *\nDisallow: /', rfc9309), {
  productTokens: [],
});

/**
 * Proves which preferences change between two versions of a file, for every URL. Only groups that name a token state its
 * preference: the draft leaves open whether those for `*` do. Pauses between pieces of work.
 */
export function* preferenceChanges(
  before: ReadableFile,
  after: ReadableFile,
  tokens: readonly CheckedCrawler[],
): Generator<void, PreferenceChanges> {
  const preferences: PreferenceChange[] = [];
  const unproven: Rule[] = [];
  let isComplete = true;
  let compared = 0;
  const differences = new Differences();
  for (const token of tokens) {
    yield;
    const [old, now] = [statedBy(before, token), statedBy(after, token)];
    const shown = now ?? old;
    if (shown === null || (now !== null && old?.decidesLike(now) === true)) continue;
    if (++compared > MOST_TOKENS) {
      isComplete = false;
      break;
    }
    if (old !== null && now !== null) {
      const changed = yield* differences.between(old, now);
      isComplete &&= changed.isComplete;
      unproven.push(...changed.unproven);
      if (changed.parts.length === 0) continue;
    }
    const kind = now === null ? 'withdrawn' : old === null ? 'stated' : 'changed';
    const name = asciiLowerCase(token.names[0] ?? '');
    preferences.push({ token: name, kind, ...(yield* refusedBy(shown, differences)) });
  }
  return { preferences, isComplete, unproven };
}

/** Finds what the own groups of a token refuse. */
function* refusedBy(
  rules: CrawlerRules,
  differences: Differences,
): Generator<void, Pick<PreferenceChange, 'refuses' | 'lines'>> {
  const { parts, isComplete } = yield* differences.between(NOTHING, rules);
  const lines = parts.flatMap(({ after }) => after.rule?.line ?? []);
  if (lines.length === 0) return { refuses: isComplete ? 'none' : 'unknown', lines: namingLines(rules) };
  const { equal: isAll } = yield* differences.between(EVERYTHING, rules);
  const refuses = isAll === null ? 'unknown' : isAll ? 'all' : 'some';
  return { refuses, lines: [...new Set(lines)].sort((a, b) => a - b) };
}

/** Returns the rules that a file states for a token; null if no group names it. */
function statedBy(file: ReadableFile, token: CheckedCrawler): CrawlerRules | null {
  const rules = new CrawlerRules(file.readBy(rfc9309.id), token);
  return rules.selection.reason === 'named' ? rules : null;
}

/** Returns the first line that names the token whose groups are followed. */
function namingLines({ robots, selection }: CrawlerRules): readonly number[] {
  const agents = robots.groups[selection.groups[0] ?? -1]?.agents ?? [];
  return agents
    .filter(({ token, shortToken }) => token === selection.token || shortToken === selection.token)
    .slice(0, 1)
    .map(({ line }) => line);
}
