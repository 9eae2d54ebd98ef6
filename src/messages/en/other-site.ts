import { hostOfSite, shorten } from '../shorten';
import { lineNameAtStart } from './rich';
import { siteBeside } from './waiting';

const LONGEST = 60;
/** Maximum length of a path, and of a host on a button, in UTF-16 units. */
const LONGEST_PATH = 20;
const LONGEST_ON_BUTTON = 32;

/** Texts for a tested URL on another site than the file's. `site`: its scheme, host and port; `own`: the file's; `example`: the example's. */
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
  fetchIt: 'Fetch it',
  askHere: (path: string): string => `Ask about ${shorten(path, LONGEST_PATH)} here`,
  askThere: (path: string, own: string): string =>
    `Ask about ${shorten(path, LONGEST_PATH)} on ${hostOfSite(own)}`,
  keeps: 'Keeps this file.',
  replaces: 'This requests the file from the site. It replaces this one.',
  same: 'Yes, the same',
  bothServe: 'Yes, both serve this file',
  servesToo: (site: string, own: string): string => `${siteBeside(site, own)} serves this file, too`,
  remembered: 'Remembered for this file, and shown above it.',
  fetchAndCheck: 'Fetch and check',
  settle: (site: string): string => `It's for ${shorten(hostOfSite(site), LONGEST_ON_BUTTON)}`,
  settleShort: "It's for this site",
  askThereShort: 'Ask there instead',
  settleWay: (site: string): string => `This file is for ${hostOfSite(site)}`,
  settleAbout: 'Tests it for that site from now on.',
  thisFile: 'This file',
  asked: 'You asked',
  crawlersRead: 'Crawlers read',
  address: (site: string): string => `${site}/robots.txt`,
  sitemapLine: lineNameAtStart,
  key: 'Enter',
  heads: {
    other: {
      title: 'A robots.txt counts for one site only',
      text: 'Crawlers read another file for this page, so the rules of this one say nothing about it. Another protocol or port is another site, too.',
    },
    www: {
      title: 'To crawlers, www is another site',
      text: "Many sites serve one file on both, or send one to the other. This tester doesn't guess.",
    },
    sitemap: {
      title: 'Whose file is it?',
      text: "Its Sitemap line names another host than this page's, so the file may be for that host. A sitemap can be elsewhere, too.",
    },
  },
} as const;
