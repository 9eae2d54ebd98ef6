/** Known mistakes without a rule of their own, and the reason: the file alone doesn't show them, or another rule reports them. */
export const leftOut: Readonly<Record<string, { readonly name: string; readonly why: string }>> = {
  'redirect-to-blocked': {
    name: 'Redirect into a blocked area',
    why: 'Only the page’s response shows where it redirects. Test both URLs instead.',
  },
  'sitemap-url-blocked': {
    name: 'Blocked URLs in a sitemap',
    why: 'The file names the sitemap but doesn’t say what’s in it.',
  },
  'wordpress-includes': {
    name: 'Blocked WordPress folders that pages need',
    why: 'block-resources reports them.',
  },
  'magento-media': {
    name: 'Magento images, styles or scripts blocked',
    why: 'block-resources reports them.',
  },
  'inline-comment': {
    name: 'Comments behind a rule',
    why: 'Only old versions of wget read them as part of the path.',
  },
  'shop-facets': {
    name: 'Filters and sorting of a shop not blocked',
    why: 'Whether they should be depends on the shop, which the file doesn’t show.',
  },
  'lower-hex': {
    name: 'Lower-case percent code, such as %2f',
    why: 'It does no harm: crawlers compare it like the code with capital letters.',
  },
  'root-only': {
    name: 'Only the home page blocked',
    why: 'Disallow: /$ does what it says, and none of the real files we read contains it.',
  },
  'shopify-edit': {
    name: 'Edited file of a Shopify shop',
    why: 'There is nothing wrong with such a file.',
  },
  'redirect-other-host': {
    name: 'Redirect to a file on another host',
    why: 'The standard permits it, and the rules apply as usual.',
  },
  'sitemap-foreign-host': {
    name: 'Sitemap on another host',
    why: 'The Sitemaps protocol permits it.',
  },
  'comment-other-style': {
    name: 'Comments that begin with // or another sign',
    why: 'Crawlers skip such lines, so they do no harm.',
  },
  'content-usage-syntax': {
    name: 'Malformed Content-Usage',
    why: 'We know of no crawler that reads the field.',
  },
  'sitemap-splits-agents': {
    name: 'Sitemap between two User-agent lines',
    why: 'sitemap-in-group reports it.',
  },
  'dollar-then-star': {
    name: 'Star after a dollar sign',
    why: 'dollar-in-middle reports it.',
  },
  'bom-in-middle': {
    name: 'Byte order mark inside the file',
    why: 'invisible-characters reports it.',
  },
};
