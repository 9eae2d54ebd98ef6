import { shorten } from '../shorten';

const LONGEST = 60;

/** Texts for a tested URL on another host than the file. `host` includes the port. */
export const otherSiteTexts = {
  fetch: 'Fetch',
  fetchWhat: 'robots.txt',
  noAnswer: 'No answer yet.',
  why: (exampleHost: string, host: string): string =>
    `The example is for ${exampleHost}, your address is on ${shorten(host, LONGEST)}.`,
  ways: 'Ways to get an answer',
  fetchFrom: (host: string): string => `Fetch ${shorten(host, LONGEST)}/robots.txt`,
  fetchAbout: 'This requests the file from the site. It replaces the example.',
  paste: 'Paste its robots.txt',
  pasteAbout: (host: string): string =>
    `Open ${shorten(host, LONGEST)}/robots.txt, copy all of it, and paste it anywhere here.`,
  useExample: 'Use the example',
  exampleAbout: (url: string): string => `Tests ${shorten(url, LONGEST)}.`,
} as const;
