/** Mistakes without a rule, and why: only decidable problems are reported. */
export const leftOut: Readonly<Record<string, { readonly name: string; readonly why: string }>> = {
  'redirect-to-blocked': {
    name: 'Redirect into a blocked area',
    why: 'Where a page redirects to is known only from its answer. Ask about both addresses instead.',
  },
  'sitemap-url-blocked': {
    name: 'Addresses of the sitemap blocked',
    why: 'The file names the sitemap but does not say what is in it.',
  },
};
