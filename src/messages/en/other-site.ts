import { hostOfSite, shorten } from '../shorten';

const LONGEST = 60;

/** Texts for a tested URL on another host than the file's. `site`: its scheme, host and port; `example`: the example's. */
export const otherSiteTexts = {
  fetch: 'Fetch',
  fetchWhat: 'robots.txt',
  noAnswer: 'No answer yet.',
  why: (example: string, site: string): string =>
    `The example is for ${hostOfSite(example)}; your address is on ${hostOfSite(site)}.`,
  ways: 'Ways to get an answer',
  fetchFrom: (site: string): string => `Fetch ${hostOfSite(site)}/robots.txt`,
  fetchAbout: 'This requests the file from the site. It replaces the example.',
  paste: 'Paste its robots.txt',
  pasteAbout: (site: string): string =>
    `Open ${hostOfSite(site)}/robots.txt, copy all of it, and paste it anywhere here.`,
  useExample: 'Use the example',
  exampleAbout: (url: string): string => `Tests ${shorten(url, LONGEST)}.`,
} as const;
