/** A text that a service puts in front of a site's own robots.txt. */
export interface ManagedBlock {
  readonly id: string;
  /** Whose it is. */
  readonly service: string;
  /** Its groups, with LF line ends, a blank line last. What it says in comments only is left out: no crawler reads it. */
  readonly text: string;
  /** The product tokens in it, but `*`. */
  readonly names: readonly string[];
  /** The https address where it is described. */
  readonly source: string;
  /** The day that was read, as YYYY-MM-DD. */
  readonly readOn: string;
}

/** Product tokens that are kept out of the whole site. */
const BLOCKED = [
  'Amazonbot',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'Google-Extended',
  'GPTBot',
  'meta-externalagent',
];

/**
 * What Cloudflare's setting "managed robots.txt" adds: a group for everybody that opens the site for search and refuses training by a content signal,
 * and a group for each of some crawlers that feed AI. The site's own file follows in the same response.
 */
export const cloudflareBlock: ManagedBlock = {
  id: 'cloudflare-managed',
  service: 'Cloudflare',
  text: [
    ['User-agent: *', 'Content-Signal: search=yes, ai-train=no', 'Allow: /'],
    ...BLOCKED.map((token) => [`User-agent: ${token}`, 'Disallow: /']),
  ]
    .map((lines) => `${lines.join('\n')}\n\n`)
    .join(''),
  names: BLOCKED,
  source: 'https://developers.cloudflare.com/bots/additional-configurations/managed-robots-txt/',
  readOn: '2026-11-22',
};
