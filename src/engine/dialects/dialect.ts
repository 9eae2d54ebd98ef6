import type { DialectId } from '../dialect-ids';
import type { FetchRules } from '../fetch';
import type { FieldRules } from '../fields';
import type { RankedPattern } from '../match/ranked-rules';
import type { RobotsTxt } from '../parse';

/** Meaning of a field name in a dialect. Lines store the numbers, see parse/line-table.ts. */
export const FieldKind = {
  userAgent: 3,
  allow: 4,
  disallow: 5,
  sitemap: 6,
  unknown: 7,
  /** Not a rule, but ends a run of user-agent lines as a rule does. */
  closing: 8,
} as const;
export type FieldKind = (typeof FieldKind)[keyof typeof FieldKind];

/**
 * Returns whether a line's kind is a rule: allow or disallow. `kind` is a `FieldKind`, or the `LineKind` of a
 * line without a field.
 */
export function isRule(kind: number | undefined): boolean {
  return kind === FieldKind.allow || kind === FieldKind.disallow;
}

/**
 * Flag that `fields.read` adds to a `FieldKind` if the name is a misspelling that the dialect accepts on
 * purpose.
 */
export const ACCEPTED_TYPO = 16;

/** Parsed value of a user-agent line. */
export interface AgentName {
  /** True if the line addresses every crawler (`*`). */
  readonly isGlobal: boolean;
  /** Product token to compare with a crawler's, in the dialect's form; may be empty. Unused if `isGlobal`. */
  readonly token: string;
  /** A shorter reading of the value that is compared too, else null. */
  readonly shortToken: string | null;
}

/** Part of a URL that patterns are matched against. Filled in by `paths.locate`. */
export interface PathLocation {
  /** UTF-16 offsets in the URL. */
  from: number;
  to: number;
  /** False if matching needs a `/` prepended. */
  rooted: boolean;
}

/** Amount of input that is read. */
export interface ReadingLimits {
  /** Bytes of a file that are read; Infinity if there is no limit. */
  readonly fileBytes: number;
  /** Treatment of a larger file: only its beginning is read, or the file counts as missing. */
  readonly largerFile: 'cut' | 'no-file';
  /** Bytes of a line that are read, without its line end. */
  readonly lineBytes: number;
}

/** Rules for splitting a file into lines and a line into field and value. */
export interface LineReading {
  /** Characters other than CR and LF that end a line, as a character class; null if there are none. */
  readonly breaks: RegExp | null;
  /** True if the first NUL ends the part of a line that is read. */
  readonly nulEnds: boolean;
  /** True if white space may replace the colon. */
  readonly colonOptional: boolean;
  /** Treatment of a byte order mark: dropped, dropped even if partial, or kept as part of the first line. */
  readonly bom: 'dropped' | 'dropped-in-part' | 'kept';
  /**
   * Returns the 1-based line at which reading fails with an error, or null. The property is null for dialects
   * that never fail.
   */
  readonly failsAt: ((robots: RobotsTxt) => number | null) | null;
}

/** Meaning of field names. */
export interface FieldReading {
  /** Returns the `FieldKind` of the name text[from..to), plus `ACCEPTED_TYPO` if it applies. */
  read(text: string, from: number, to: number): number;
  /**
   * ASCII lower-case names of fields of kind `unknown` or `closing` that the dialect recognises but doesn't use
   * for verdicts.
   */
  readonly unused: ReadonlySet<string>;
  /** Normalises the value of an unknown field; null if the value is passed on as written. */
  readonly normalizeUnknown: ((value: string) => string) | null;
}

/** Rules for combining lines into groups. A user-agent line after a rule always begins a new group. */
export interface Grouping {
  /** Blank lines that end a group: none, lines of white space only, or only lines without any character. */
  readonly blankLineEnds: 'never' | 'blank' | 'empty';
  /** True if user-agent lines without a rule below them form no group. */
  readonly needsRule: boolean;
}

/** Selection of the groups for a crawler. */
export interface AgentReading {
  /** Parses the value of a user-agent line. */
  read(value: string): AgentName;
  /** Normalises a crawler's product token for comparison. */
  normalizeToken(token: string): string;
  /** Returns whether a user-agent line that isn't global names the token. */
  names(name: AgentName, token: string): boolean;
  /** Groups that apply if several match: all combined, or only the first. */
  readonly selects: 'all' | 'first';
  /** True if a group that also names `*` doesn't count as naming any other crawler. */
  readonly globalExcludesNames: boolean;
}

/**
 * Forms in which rules and URLs are compared. `*` and a final `$` are special in patterns; dialects without
 * wildcards escape them on both sides.
 */
export interface PathReading {
  /** Normalises a path value for matching and display. */
  normalize(value: string): string;
  /**
   * False if `normalize` changes only values with a `%` or a non-ASCII character. Callers then skip it for
   * all other values.
   */
  readonly normalizesAll: boolean;
  /** Finds the part of a URL (or path) to match. */
  locate(url: string, location: PathLocation): void;
  /** Normalises the located, rooted part of a URL for comparison; null if it is compared as is. */
  readonly normalizeTested: ((path: string) => string) | null;
  /**
   * Returns a fallback pattern for an allow rule whose pattern doesn't match, or null. The fallback is ranked
   * by its own length.
   */
  secondAllowPattern(pattern: string): string | null;
}

/** Choice of the deciding rule among several matching ones. */
export interface Precedence {
  /**
   * The longest matching pattern decides (of equally long ones, an allow rule), or the first matching rule in
   * the file.
   */
  readonly order: 'longest' | 'first';
  /**
   * Returns whether the dialect doesn't define which of these matching patterns decides. Null for dialects
   * that always define it.
   */
  readonly leavesOpen: ((matching: readonly RankedPattern[]) => boolean) | null;
  /** A path that no rule can block, else null. */
  readonly alwaysAllowed: string | null;
}

/**
 * One way of reading robots.txt, as data and small pure functions. The engine calls the dialect and never
 * tests which one it is: a new dialect is a new object of this type. The parts that read a file are
 * independent of each other. Replacing one with another dialect's part shows what makes two verdicts differ
 * (match/difference.ts).
 */
export interface Dialect {
  readonly id: DialectId;
  readonly limits: ReadingLimits;
  readonly lines: LineReading;
  readonly fields: FieldReading;
  readonly grouping: Grouping;
  readonly agents: AgentReading;
  readonly paths: PathReading;
  readonly precedence: Precedence;
  /** Meaning of the server's response to the request for the file. */
  readonly fetch: FetchRules;
  /** Treatment of fields that don't affect verdicts. */
  readonly otherFields: FieldRules;
}
