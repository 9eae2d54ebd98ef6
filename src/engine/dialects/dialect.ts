/** What a field name means to a dialect. The numbers are stored per line, see parse/line-table.ts. */
export const FieldKind = { userAgent: 3, allow: 4, disallow: 5, sitemap: 6, unknown: 7 } as const;
export type FieldKind = (typeof FieldKind)[keyof typeof FieldKind];

/** Added to a FieldKind by `readField` when the name is a misspelling that the dialect accepts on purpose. */
export const ACCEPTED_TYPO = 8;

/** What the value of a user-agent line names. */
export interface AgentName {
  /** True when the line means every crawler (`*`). */
  readonly isGlobal: boolean;
  /** The product token that is compared with a crawler's, ASCII lower case; may be empty. Only meaningful when not global. */
  readonly token: string;
}

/** Where in a URL the part lies that patterns are matched against. Filled by `Dialect.locatePath`. */
export interface PathLocation {
  /** UTF-16 offsets in the URL. */
  from: number;
  to: number;
  /** False when a `/` has to be put in front. */
  rooted: boolean;
}

/**
 * One family of readers of robots.txt, as data and small pure functions. The engine asks the dialect and never tests which one it is;
 * a new family is a new object of this type.
 */
export interface Dialect {
  readonly id: string;
  /** Name for people. */
  readonly name: string;
  /** Bytes of a file that are read; the rest is ignored. Infinity where there is no limit. */
  readonly byteLimit: number;
  /** Bytes of a line that are read, without its line end. */
  readonly lineByteLimit: number;
  /** Names (ASCII lower case) of unknown fields that the reader recognises and does not use. */
  readonly unusedFields: ReadonlySet<string>;
  /** FieldKind of the name text[from..to), plus ACCEPTED_TYPO where that applies. */
  readField(text: string, from: number, to: number): number;
  /** Reads the value of a user-agent line. */
  readAgent(value: string): AgentName;
  /** The token of a question's crawler in the form that `AgentName.token` is compared with. */
  readAskedToken(token: string): string;
  /**
   * A path value, or the value of an unknown field, in the form that is matched and handed on. Only asked for values with a `%` or a character
   * beyond ASCII: all others stay as they are, in every dialect.
   */
  normalizePath(value: string): string;
  /** Finds the part of a URL (or path) that is matched. */
  locatePath(url: string, location: PathLocation): void;
  /** A second pattern that is tried with its own length where an allow rule's pattern does not match; null where there is none. */
  secondAllowPattern(pattern: string): string | null;
}
