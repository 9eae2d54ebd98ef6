/** A text that a service puts in front of a site's own robots.txt. */
export interface ManagedBlock {
  readonly id: string;
  /** Whose it is. */
  readonly service: string;
  /** Its groups, with LF line ends, a blank line last. What it says in comments only is left out: no crawler reads it. */
  readonly text: string;
  /** The product tokens in it, but `*`. */
  readonly names: readonly string[];
  /** The https address where its maker describes it. */
  readonly source: string;
  /** The day on which it was last seen served like this, as YYYY-MM-DD. */
  readonly servedOn: string;
}

/** Product tokens that are kept out of the whole site. */
const BLOCKED = [
  'Amazonbot',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'CloudflareBrowserRenderingCrawler',
  'Google-Extended',
  'GPTBot',
  'meta-externalagent',
];

/**
 * What Cloudflare's setting "managed robots.txt" adds: a group for everybody that opens the site for search and refuses training by a content signal,
 * and a group for each of some crawlers that feed AI. The site's own file follows in the same response. As
 * www.thegradcafe.com served it on 14 September 2026; the page at `source` shows an older one, without `use` and CloudflareBrowserRenderingCrawler.
 */
export const cloudflareBlock: ManagedBlock = {
  id: 'cloudflare-managed',
  service: 'Cloudflare',
  text: [
    ['User-agent: *', 'Content-Signal: search=yes,ai-train=no,use=reference', 'Allow: /'],
    ...BLOCKED.map((token) => [`User-agent: ${token}`, 'Disallow: /']),
  ]
    .map((lines) => `${lines.join('\n')}\n\n`)
    .join(''),
  names: BLOCKED,
  source: 'https://developers.cloudflare.com/bots/additional-configurations/managed-robots-txt/',
  servedOn: '2026-09-14',
};
