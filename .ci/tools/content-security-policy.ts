import { trustedTypesPolicyName } from '../../src/app/trusted-types-name.ts';

/** The page's policy, in the built page's `<meta>` and in the preview's headers. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  // The preview in the Embed dialog.
  "frame-src 'self'",
  "font-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${trustedTypesPolicyName}`,
].join('; ');

/**
 * Value of `nonce` on the embed page's script and style sheet. It is the same in every build and not a secret (docs/adr/0019): hosts copy the policy into
 * their configuration, and a new value would block the page until they copy it again.
 */
export const embedNonce = 'robots-txt-tester-public';

/**
 * The policy of the embed page, which other sites put into frames. It contains no `'self'`: in a frame whose sandbox lacks `allow-same-origin`, the
 * origin is opaque and `'self'` matches nothing in WebKit. The page fetches nothing, and its worker is created from its own script.
 */
export const embedContentSecurityPolicy = [
  "default-src 'none'",
  `script-src 'nonce-${embedNonce}'`,
  `style-src 'nonce-${embedNonce}'`,
  'img-src data:',
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

/**
 * The policy of the worker that asks sites for their robots.txt (src/worker/site.worker.ts). It has no access to the text; it may connect anywhere, and
 * do nothing else. A worker is subject to the policy sent with its own file, not to the page's.
 */
export const siteWorkerPolicy = "default-src 'none'; connect-src http: https:";
