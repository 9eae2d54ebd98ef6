/** Name of the page's only Trusted Types policy: `trusted-types.ts` creates it, the CSP admits no other. A file of its own, for the page does not need the CSP's text. */
export const trustedTypesPolicyName = 'robots-txt-tester';
