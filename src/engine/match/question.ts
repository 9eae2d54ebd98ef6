/** Who asks, and for what. */
export interface Question {
  /**
   * The crawler's product tokens in order: the first that has a group decides (Googlebot-Image, then Googlebot). An inner array holds
   * aliases of one name, whose groups are merged.
   */
  readonly productTokens: readonly (string | readonly string[])[];
  /** True for crawlers that follow only groups that name them and never fall back to `*` (AdsBot-Google). */
  readonly ignoresGlobalGroup?: boolean;
  /** Full URL or path. It is matched as given: normalising is the caller's business. */
  readonly url: string;
}
