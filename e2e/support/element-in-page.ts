import { type HostSite, startHostSite } from './embedded-page';
import { EmbeddingHost } from './embedding-host';
import { test as base, expect } from './test';

/** A file whose line 3 decides for the question of `ATTRIBUTES`. */
export const FILE = `User-agent: *
Disallow: /downloads/
Allow: /downloads/free/

User-agent: GPTBot
Disallow: /
`;
export const ATTRIBUTES = 'crawler="Googlebot" url="/downloads/free/a"';
export const PRE = `<pre>${FILE}</pre>`;

/** A page of another site, for elements. */
export const test = base.extend<{ site: HostSite; host: EmbeddingHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  site: async ({}, use) => {
    const site = await startHostSite();
    await use(site);
    await site.close();
  },
  host: async ({ page, site, baseURL }, use) => {
    await use(new EmbeddingHost(page, site, baseURL ?? ''));
  },
});

/** A frame loads a whole page, and a busy machine may load several at a time. */
export const FRAME_LOADS = { timeout: 15_000 };

/** Waits until the first element shows its frame with that answer. */
export async function expectShown(host: EmbeddingHost): Promise<void> {
  await expect(host.verdict).toHaveAttribute('data-verdict', 'allowed', FRAME_LOADS);
  await expect(host.verdict).toHaveAttribute('data-line', '3');
  await expect(host.iframe).toBeVisible();
  await expect.poll(() => host.eventTypes()).toContain('ready');
}
