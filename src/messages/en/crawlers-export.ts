/** Column headings and fixed cells of the table that Copy table puts on the clipboard. */
export const crawlersExport = {
  columns: [
    'Crawler',
    'Name in robots.txt',
    'Operator',
    'Purpose',
    'Outcome',
    'Line',
    'Rule',
    'Why',
    'How it reads robots.txt',
  ],
  /** Heading of the first column in CSV, which holds the tested URL. */
  url: 'URL',
  /** Label of the tested URL, above a Markdown table. */
  about: 'URL:',
  documented: 'documented',
  assumed: 'not documented, RFC 9309 applied',
} as const;
