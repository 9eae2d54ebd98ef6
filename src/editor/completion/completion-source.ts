/** Source of the editor's completions. */
export interface CompletionSource {
  readonly labels: {
    /** Accessible name of the list. */
    readonly list: string;
    /** Announced when the list opens: "5 suggestions". */
    count(suggestions: number): string;
    /** Heading of the snippets in the list. */
    readonly snippets: string;
  };
  readonly fields: readonly OfferedField[];
  /** Product tokens of crawlers, most common first. */
  tokens(): Promise<readonly OfferedToken[]>;
  /** Path prefixes that occur in the file and start with `prefix`. */
  paths(prefix: string): Promise<readonly string[]>;
  /** Addresses for a Sitemap line. */
  sitemaps(): readonly string[];
  snippets(): Promise<readonly OfferedSnippet[]>;
}

/** A field name for the start of a line. */
export interface OfferedField {
  readonly name: string;
  /** Purpose of the field in a word or two. */
  readonly detail: string;
  readonly info: string;
  /** True if the field has a meaning only within a group. */
  readonly inGroup: boolean;
}

/** A product token for a User-agent line. */
export interface OfferedToken {
  readonly name: string;
  /** Operator of the crawler. */
  readonly detail: string;
  readonly info: string;
}

/** A template of several lines. */
export interface OfferedSnippet {
  readonly name: string;
  readonly info: string;
  /** Uses CodeMirror's syntax for fields to fill in: `#{name}`. */
  readonly template: string;
}
