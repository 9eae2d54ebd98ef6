/**
 * Name of the page's only Trusted Types policy: `trusted-types.ts` creates it, and the CSP allows no other. In its own file so that the page doesn't
 * include the CSP's text.
 */
export const trustedTypesPolicyName = 'robots-txt-tester';
