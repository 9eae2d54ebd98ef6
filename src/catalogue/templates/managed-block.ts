/** Text that a service inserts before a site's own robots.txt. */
export interface ManagedBlock {
  readonly id: string;
  /** The service's name. */
  readonly service: string;
  /**
   * Its groups, with LF line ends and a final blank line. Comments are omitted, because no crawler reads
   * them.
   */
  readonly text: string;
  /** Product tokens in `text`, except `*`. */
  readonly names: readonly string[];
  /** https URL of the service's description. */
  readonly source: string;
  /** The day on which it was last seen in this form, as YYYY-MM-DD. */
  readonly servedOn: string;
}

/** Product tokens blocked from the whole site. */
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
 * The groups that Cloudflare's "managed robots.txt" setting adds. A group for every crawler allows search and
 * refuses training by a content signal. Each of the others blocks one crawler that feeds AI. The site's own
 * file follows in the same response. Text as served by www.thegradcafe.com on 14 September 2026; fintrace.com.au
 * served the same nine names. The page at `source` shows an older version, without `use` and
 * CloudflareBrowserRenderingCrawler.
 *
 * According to third parties, Cloudflare replaced the setting on 15 September 2026 and moved sites to newer ones
 * within a week, usually to "Disallow AI Training", which may write the same block. Fewer sites have it: 17.1 % of
 * Cloudflare's sites disallowed GPTBot in July 2026, 9.9 % in September (README of HasData, September 2026). "Bot
 * Preference Sync", of 21 August 2026, serves text made from three settings, which we haven't found.
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
