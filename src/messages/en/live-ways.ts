import type { SiteWay } from '../../store/document-origin';
import type { Rich } from '../rich';

/** Texts of the ways to a site's file that need no service. */
export const waysTexts = {
  label: 'Other ways to the file',
  bookmark: 'With a bookmark',
  bookmarkSteps:
    'Drag the button to your bookmarks bar, or make a bookmark with the address below it. Then open the site and press the bookmark there: it reads the file and opens it here.',
  bookmarkName: 'Test robots.txt',
  bookmarkAddress: 'Address of the bookmark',
  bookmarkPressed: 'Here it does nothing: drag it to your bookmarks bar, and press it on the site.',
  bookmarkElsewhere: 'Open the site first. Then press this bookmark there.',
  bookmarkLimits: 'If nothing happens there, the site forbids bookmarks: take another way.',
  terminal: 'In a terminal',
  line: 'Line to run',
  printed: 'What it printed',
  printedPlaceholder: 'Run the line, copy all that it prints, and paste it here',
  terminalLimits: 'In Windows PowerShell, write curl.exe. Tabs and line ends may change on the way.',
  test: 'Test it',
  copy: 'Copy',
} as const;

/** By which way a file came, where it was not the service, and what is not known then; null for the service. */
export function wayText(by: SiteWay): Rich | null {
  return WAYS[by];
}

const WAYS: Readonly<Record<SiteWay, Rich | null>> = {
  service: null,
  browser: [
    'Your browser asked the site itself, from your address. It shows few headers, and not how many redirects there were: one is counted.',
  ],
  bookmark: ['The bookmark read it on the site.'],
  terminal: ['As curl printed it on your computer.'],
};

/** Who asked, in a sentence. `service`: in whose name it did. */
export function requesterName(by: SiteWay, service: string): string {
  return by === 'service' ? service : ASKERS[by];
}

const ASKERS: Readonly<Record<Exclude<SiteWay, 'service'>, string>> = {
  browser: 'your browser',
  bookmark: 'the bookmark',
  terminal: 'curl',
};
