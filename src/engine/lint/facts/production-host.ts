import { placeOf } from '../../fetch/place';

/** Parts of a host name that say that it is for work on a site. */
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

/** Ends of host names that hosting services give to versions of a site that is not out yet. */
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

/** Whether a file at this address lies on a site that people are meant to visit: a name of the public net that does not speak of staging or test. */
export function isProductionHost(robotsUrl: string | null): boolean {
  const host = robotsUrl === null ? undefined : placeOf(robotsUrl)?.host;
  if (host === undefined || !host.includes('.') || ADDRESS.test(host)) return false;
  return !isStagingHost(host) && !PREVIEW_ENDS.some((end) => host.endsWith(end));
}

/** Whether a host (lower case) says that it is for staging or test: `staging.example.com`, `shop-dev.example.com`, `dev1.example.com`. */
export function isStagingHost(host: string): boolean {
  const labels = host.split('.');
  // The registered name itself says nothing: test.com may be the site of a company for tests.
  const own = labels.slice(0, Math.max(0, labels.length - 2));
  const last = labels.slice(-1);
  return [...own.flatMap((label) => label.split('-')), ...last].some((part) =>
    STAGING_PARTS.has(part.replace(/\d+$/, '')),
  );
}
