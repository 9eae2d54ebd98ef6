/** What a copied table of crawlers says beside its rows. */
export const crawlersExport = {
  columns: [
    'Crawler',
    'Product token',
    'Operator',
    'Purpose',
    'Outcome',
    'Line',
    'Rule',
    'Why',
    'How it reads robots.txt',
  ],
  /** Head of the column that says what every row is about. */
  url: 'URL',
  /** Stands before a table of one URL. */
  about: 'URL:',
  documented: 'documented',
  assumed: 'not documented, RFC 9309 applied',
} as const;
