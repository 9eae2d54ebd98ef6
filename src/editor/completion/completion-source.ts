/** Where the editor gets from what it offers while somebody writes. */
export interface CompletionSource {
  readonly labels: {
    /** Name of the list for screen readers. */
    readonly list: string;
    /** Heading of the snippets in it. */
    readonly snippets: string;
  };
  readonly fields: readonly OfferedField[];
  /** Names that crawlers look for, the most asked for first. */
  tokens(): Promise<readonly OfferedToken[]>;
  /** Beginnings of paths in the file that begin with what is written. */
  paths(prefix: string): Promise<readonly string[]>;
  /** Addresses for a Sitemap line. */
  sitemaps(): readonly string[];
  snippets(): Promise<readonly OfferedSnippet[]>;
}

/** A field that a line may begin with. */
export interface OfferedField {
  readonly name: string;
  /** In a word or two, what it is for. */
  readonly detail: string;
  readonly info: string;
  /** True for what means something in a group only. */
  readonly inGroup: boolean;
}

/** A name for a User-agent line. */
export interface OfferedToken {
  readonly name: string;
  /** Who sends it. */
  readonly detail: string;
  readonly info: string;
}

/** Several lines at once. */
export interface OfferedSnippet {
  readonly name: string;
  readonly info: string;
  /** With fields to fill in, as CodeMirror writes them: `#{name}`. */
  readonly template: string;
}
