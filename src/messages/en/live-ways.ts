import type { SiteWay } from '../../store/document-origin';
import type { Rich } from '../rich';

/** Texts of the ways to fetch a site's file without the service. */
export const waysTexts = {
  label: 'Other ways to get the file',
  bookmark: 'With a bookmark',
  bookmarkSteps:
    'Drag the button to your bookmarks bar, or make a bookmark with the address below it. Then open the site and click the bookmark there. It reads the file and opens it here.',
  bookmarkName: 'Test robots.txt',
  bookmarkAddress: 'Address of the bookmark',
  bookmarkPressed: 'This button does nothing here. Drag it to your bookmarks bar, then click it on the site.',
  bookmarkElsewhere: 'Open the site first, then click this bookmark there.',
  bookmarkLimits: 'If nothing happens, the site blocks bookmarks. Try another way.',
  terminal: 'In a terminal',
  line: 'Command to run',
  printed: 'Its output',
  printedPlaceholder: 'Run the command, copy all of its output, and paste it here',
  terminalLimits: 'In Windows PowerShell, write curl.exe. Copying may change tabs and line endings.',
  test: 'Test it',
  copy: 'Copy',
} as const;

/** Says how a file was fetched and what is unknown as a result; null for the service. */
export function wayText(by: SiteWay): Rich | null {
  return WAYS[by];
}

const WAYS: Readonly<Record<SiteWay, Rich | null>> = {
  service: null,
  browser: [
    "Your browser fetched the file directly. It shows few headers and doesn't say how many redirects there were, so we assume one.",
  ],
  bookmark: ['The bookmark read the file on the site.'],
  terminal: ["The file comes from curl's output on your computer."],
};

/** Names the requester in a sentence. `service` is the name the service used. */
export function requesterName(by: SiteWay, service: string): string {
  return by === 'service' ? service : ASKERS[by];
}

const ASKERS: Readonly<Record<Exclude<SiteWay, 'service'>, string>> = {
  browser: 'your browser',
  bookmark: 'the bookmark',
  terminal: 'curl',
};
