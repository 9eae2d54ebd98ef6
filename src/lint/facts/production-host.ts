import { placeOf } from '../../engine/fetch';

/** Parts of a host name for staging and test servers. */
const STAGING_PARTS = new Set([
  'staging',
  'stage',
  'stg',
  'test',
  'testing',
  'tst',
  'dev',
  'devel',
  'development',
  'preprod',
  'preproduction',
  'uat',
  'qa',
  'preview',
  'sandbox',
  'local',
  'localhost',
  'internal',
  'invalid',
]);

/** Suffixes of hosts that hosting services give to previews. */
const PREVIEW_ENDS = [
  '.vercel.app',
  '.netlify.app',
  '.pages.dev',
  '.ngrok.io',
  '.ngrok-free.app',
  '.trycloudflare.com',
  '.wpengine.com',
  '.myshopify.com',
];

/** An IPv4 address, or an IPv6 address in brackets. */
const ADDRESS = /^(?:[\d.]+|\[.*\])$/;

/** Returns whether a URL belongs to a site meant for visitors: a public host name that doesn't suggest staging or testing. */
export function isProductionHost(robotsUrl: string | null): boolean {
  const host = robotsUrl === null ? undefined : placeOf(robotsUrl)?.host;
  if (host === undefined || !host.includes('.') || ADDRESS.test(host)) return false;
  return !isStagingHost(host) && !PREVIEW_ENDS.some((end) => host.endsWith(end));
}

/**
 * Returns whether a host (lower case) is named like a staging or test server: `staging.example.com`, `shop-dev.example.com`,
 * `dev1.example.com`.
 */
export function isStagingHost(host: string): boolean {
  const labels = host.split('.');
  // The registered name proves nothing: test.com may be the site of a company for tests.
  const own = labels.slice(0, Math.max(0, labels.length - 2));
  const last = labels.slice(-1);
  return [...own.flatMap((label) => label.split('-')), ...last].some((part) =>
    STAGING_PARTS.has(part.replace(/\d+$/, '')),
  );
}
