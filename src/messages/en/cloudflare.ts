/** What is known about sites that Cloudflare serves, with its source. Loaded for such a site. */
export const cloudflareTexts = {
  name: 'Cloudflare',
  refuses:
    'Cloudflare serves this site. If Cloudflare is set to Block (not Disallow) AI training, it also refuses this crawler, whatever robots.txt says.',
} as const;
