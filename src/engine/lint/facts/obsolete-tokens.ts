/**
 * Names that crawlers once looked for, in lower case, and the name that took their place. Google's blog of January 2014 retires Googlebot-Mobile;
 * Bing's crawler was MSNBot before; Anthropic's help names ClaudeBot and neither of its old names.
 */
export const OBSOLETE_TOKENS: ReadonlyMap<string, string> = new Map([
  ['googlebot-mobile', 'Googlebot'],
  ['msnbot', 'bingbot'],
  ['anthropic-ai', 'ClaudeBot'],
  ['claude-web', 'ClaudeBot'],
]);
