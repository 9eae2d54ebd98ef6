import type { DialectId } from '../dialect-ids';
import type { FetchRules } from '../fetch';
import type { FieldRules } from '../fields';
import type { RankedPattern } from '../match/ranked-rules';
import type { RobotsTxt } from '../parse';

/** What a field name means to a dialect. The numbers are stored per line, see parse/line-table.ts. */
export const FieldKind = {
  userAgent: 3,
  allow: 4,
  disallow: 5,
  sitemap: 6,
  unknown: 7,
  /** No rule, but it ends a run of user-agent lines as a rule does. */
  closing: 8,
} as const;
export type FieldKind = (typeof FieldKind)[keyof typeof FieldKind];

/** Whether a line's kind (a FieldKind, or a LineKind of a line without a field) is that of a rule: allow or disallow. */
export function isRule(kind: number | undefined): boolean {
  return kind === FieldKind.allow || kind === FieldKind.disallow;
}

/** Added to a FieldKind by `fields.read` when the name is a misspelling that the dialect accepts on purpose. */
export const ACCEPTED_TYPO = 16;

/** What the value of a user-agent line names. */
export interface AgentName {
  /** True when the line means every crawler (`*`). */
  readonly isGlobal: boolean;
  /** The product token that is compared with a crawler's, in the dialect's form; may be empty. Only meaningful when not global. */
  readonly token: string;
  /** A shorter reading of the value that is compared too; null where there is none. */
  readonly shortToken: string | null;
}

/** Where in a URL the part lies that patterns are matched against. Filled by `paths.locate`. */
export interface PathLocation {
  /** UTF-16 offsets in the URL. */
  from: number;
  to: number;
  /** False when a `/` has to be put in front. */
  rooted: boolean;
}

/** How much is read. */
export interface Limits {
  /** Bytes of a file that are read. Infinity where there is no limit. */
  readonly fileBytes: number;
  /** What becomes of a larger file: its beginning is read, or it counts as no file. */
  readonly largerFile: 'cut' | 'no-file';
  /** Bytes of a line that are read, without its line end. */
  readonly lineBytes: number;
}

/** What a line is. */
export interface LineReading {
  /** Characters that end a line beside CR and LF, as a character class; null where there are none. */
  readonly breaks: RegExp | null;
  /** True when a NUL ends what is read of a line. */
  readonly nulEnds: boolean;
  /** True when white space may stand in place of the colon. */
  readonly colonOptional: boolean;
  /** What becomes of a byte order mark: dropped, dropped even in part, or kept as a part of the first line. */
  readonly bom: 'dropped' | 'dropped-in-part' | 'kept';
  /** The 1-based line at which the reader gives up with an error, null where it reads on; null for readers that never fail. */
  readonly failsAt: ((robots: RobotsTxt) => number | null) | null;
}

/** What field names mean. */
export interface FieldReading {
  /** FieldKind of the name text[from..to), plus ACCEPTED_TYPO where that applies. */
  read(text: string, from: number, to: number): number;
  /** Names (ASCII lower case) of unknown fields that the reader recognises and does not use for a verdict. */
  readonly unused: ReadonlySet<string>;
  /** The form in which the value of an unknown field is handed on; null where that is the value as written. */
  readonly normalizeUnknown: ((value: string) => string) | null;
}

/** Which lines belong together. A user-agent line always begins a new group behind a rule. */
export interface Grouping {
  /** Whether a blank line ends a group: never, one that holds nothing but white space, or only one that holds nothing at all. */
  readonly blankLineEnds: 'never' | 'blank' | 'empty';
  /** True when user-agent lines without any rule under them are no group. */
  readonly needsRule: boolean;
}

/** Which groups are meant for a crawler. */
export interface AgentReading {
  /** Reads the value of a user-agent line. */
  read(value: string): AgentName;
  /** The token of a question's crawler in the form that is compared. */
  normalizeToken(token: string): string;
  /** Whether a user-agent line that is not global names the asked token. */
  names(name: AgentName, token: string): boolean;
  /** Which of several groups that fit count: all together, or the first. */
  readonly selects: 'all' | 'first';
  /** True when a group that also names `*` does not count as naming anybody else. */
  readonly globalExcludesNames: boolean;
}

/** In which form rules and URLs are compared. In patterns `*` and a final `$` are special; dialects without wildcards escape them on both sides. */
export interface PathReading {
  /** A path value in the form that is matched and handed on. */
  normalize(value: string): string;
  /** False when `normalize` changes only values with a `%` or a character beyond ASCII, so that it need not be asked for others. */
  readonly normalizesAll: boolean;
  /** Finds the part of a URL (or path) that is matched. */
  locate(url: string, location: PathLocation): void;
  /** The located part, rooted, in the form that patterns are compared with; null where it is compared as it stands. */
  readonly normalizeTested: ((path: string) => string) | null;
  /** A second pattern that is tried with its own length where an allow rule's pattern does not match; null where there is none. */
  secondAllowPattern(pattern: string): string | null;
}

/** Which of several matching rules decides. */
export interface Precedence {
  /** The longest pattern (of equal ones an allow rule), or the first rule of the file. */
  readonly order: 'longest' | 'first';
  /** Whether the dialect leaves open which of these matching patterns decides; null where it never does. */
  readonly leavesOpen: ((matching: readonly RankedPattern[]) => boolean) | null;
  /** A path that no rule can block; null where there is none. */
  readonly alwaysAllowed: string | null;
}

/**
 * One family of readers of robots.txt, as data and small pure functions. The engine asks the dialect and never tests which one it is;
 * a new family is a new object of this type. The parts that read a file are independent of each other: exchanging one for that of another dialect shows
 * what the difference between two verdicts rests on (match/difference.ts).
 */
export interface Dialect {
  readonly id: DialectId;
  readonly limits: Limits;
  readonly lines: LineReading;
  readonly fields: FieldReading;
  readonly grouping: Grouping;
  readonly agents: AgentReading;
  readonly paths: PathReading;
  readonly precedence: Precedence;
  /** What the server's answer to the request for the file means. */
  readonly fetch: FetchRules;
  /** What becomes of fields that decide no verdict. */
  readonly otherFields: FieldRules;
}
