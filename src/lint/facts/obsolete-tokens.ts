/**
 * Names that crawlers no longer look for, in lower case, and their successors. Google's blog of January 2014 retires Googlebot-Mobile;
 * Anthropic's help names ClaudeBot and neither of its old names. `msnbot` isn't included: bingbot falls back to it.
 */
export const OBSOLETE_TOKENS: ReadonlyMap<string, string> = new Map([
  ['googlebot-mobile', 'Googlebot'],
  ['anthropic-ai', 'ClaudeBot'],
  ['claude-web', 'ClaudeBot'],
]);
