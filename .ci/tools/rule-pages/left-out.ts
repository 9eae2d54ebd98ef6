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
  'missing-colon-many-words': {
    name: 'Missing colon, several words',
    why: 'missing-colon reports it.',
  },
  'equals-sign': {
    name: 'Wrong sign instead of a colon',
    why: 'missing-colon reports it.',
  },
  'comma-agents': {
    name: 'Several crawlers on one line, with commas',
    why: 'several-agents reports it.',
  },
  'space-agents': {
    name: 'Several crawlers on one line, without commas',
    why: 'several-agents reports it.',
  },
  'missing-trailing-slash': {
    name: 'Folder without a slash at the end',
    why: 'blocks-more reports it.',
  },
  'file-prefix': {
    name: 'File name that also blocks other URLs',
    why: 'blocks-more reports it.',
  },
  'extension-without-end': {
    name: 'File extension without an end mark',
    why: 'blocks-more reports it.',
  },
  'extension-with-end': {
    name: 'File extension with an end mark',
    why: 'blocks-less reports it.',
  },
  'trailing-slash-misses-page': {
    name: 'Folder blocked, but not its page',
    why: 'blocks-less reports it.',
  },
  'crawl-delay-huge': {
    name: 'Very long Crawl-delay',
    why: 'crawl-delay-range reports it.',
  },
  'nofollow-noarchive': {
    name: 'Nofollow or Noarchive line',
    why: 'noindex-field reports it.',
  },
  'wrong-name-case': {
    name: 'Capital letters in the file name',
    why: 'wrong-location reports it.',
  },
  'subdomain-missing': {
    name: 'Subdomain this file doesn’t cover',
    why: 'other-site reports it.',
  },
  'protocol-differs': {
    name: 'Separate files for http and https',
    why: 'other-site reports it.',
  },
  'status-5xx': {
    name: 'Server error instead of the file',
    why: 'server-answer reports it.',
  },
  'status-429': {
    name: 'Rate limit on robots.txt',
    why: 'server-answer reports it.',
  },
  'status-403': {
    name: 'robots.txt access denied',
    why: 'server-answer reports it.',
  },
  'status-redirects': {
    name: 'Redirects that never reach the file',
    why: 'server-answer reports it.',
  },
  'soft-404': {
    name: 'Web page instead of an error',
    why: 'server-answer reports it.',
  },
  'index-html': {
    name: 'Rule for an index page',
    why: 'Such rules usually mean the page itself, and none of the real files we read was wrong about it.',
  },
  'crawl-delay-google': {
    name: 'Crawl-delay for Google',
    why: 'crawl-delay-unused reports it.',
  },
  'crawl-delay-yandex': {
    name: 'Crawl-delay for Yandex',
    why: 'crawl-delay-unused reports it.',
  },
  'extended-not-search': {
    name: 'Google-Extended and Google Search',
    why: 'Blocking only Google-Extended is what the name is for. Nothing in the file shows whether Search was meant too.',
  },
  'path-backslash': {
    name: 'Backslash in a path',
    why: 'path-no-slash reports it.',
  },
};
