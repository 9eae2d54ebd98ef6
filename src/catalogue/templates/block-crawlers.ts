/** A group that names crawlers and blocks the whole site for them, under a comment. */
export function blockCrawlers(comment: string, productTokens: readonly string[]): string {
  return [`# ${comment}`, ...productTokens.map((token) => `User-agent: ${token}`), 'Disallow: /', ''].join(
    '\n',
  );
}
