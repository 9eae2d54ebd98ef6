import { trustedTypesPolicyName } from '../../src/app/trusted-types-name.ts';

/** What the page may load and do, as it stands in the built page's `<meta>` and in the preview's headers. */
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
 * Value of `nonce` on the embed page's script and style sheet. It is the same in every build and no secret (docs/adr/0019): hosts copy the policy
 * into their configuration, and a new value would block the page until they copy it again.
 */
export const embedNonce = 'robots-txt-tester-public';

/**
 * The policy of the embed page, which other sites put into frames. It names no `'self'`: in a frame whose sandbox lacks `allow-same-origin`, the
 * origin is opaque and `'self'` matches nothing in WebKit. The page fetches nothing, and its worker is made of its own script.
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
 * Of the worker that asks sites for their robots.txt (src/worker/site.worker.ts), which holds no text: it may connect anywhere, and do nothing else.
 * A worker goes by the policy that comes with its file, not by that of the page.
 */
export const siteWorkerPolicy = "default-src 'none'; connect-src http: https:";
