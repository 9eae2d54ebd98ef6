/**
 * Names that crawlers once looked for and no longer do, in lower case, and the name that took their place. Google's blog of January 2014 retires
 * Googlebot-Mobile; Anthropic's help names ClaudeBot and neither of its old names. `msnbot` is not among them: bingbot falls back to it.
 */
export const OBSOLETE_TOKENS: ReadonlyMap<string, string> = new Map([
  ['googlebot-mobile', 'Googlebot'],
  ['anthropic-ai', 'ClaudeBot'],
  ['claude-web', 'ClaudeBot'],
]);
