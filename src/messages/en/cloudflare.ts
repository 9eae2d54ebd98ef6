/** Texts about sites that Cloudflare serves, with their source. Loaded only for such a site. */
export const cloudflareTexts = {
  name: 'Cloudflare',
  refuses:
    'Cloudflare serves this site. If Cloudflare is set to Block (not Disallow) AI training, it also refuses this crawler, whatever robots.txt says.',
} as const;
