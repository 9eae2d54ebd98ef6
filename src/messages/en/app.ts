import { hostOfSite } from '../shorten';

/** Texts of the frame around the question and the views. */
export const appTexts = {
  name: 'robots.txt tester',
  skipLinks: 'Skip',
  skipToQuestion: 'Skip to the question',
  skipToEditor: 'Skip to the editor',
  question: 'Question',
  can: 'Can',
  crawl: 'crawl',
  questionMark: '?',
  urlLabel: 'URL to test',
  /** `site` is the file's, null if unknown; `page` is one of the pages that its rules name. */
  urlPlaceholder: (site: string | null, page: string | undefined): string => {
    if (site === null) return 'https://your-site.com/page';
    const host = `Page on ${hostOfSite(site)}`;
    return page === undefined ? host : `${host}, for example ${page}`;
  },
  answer: 'Answer',
  editor: 'robots.txt editor',
  views: 'Views',
  fileView: 'File',
  whyView: 'Why',
  overviewView: 'Overview',
  crawlersView: 'Crawlers',
  urlsView: 'URLs',
  compareView: 'Compare',
  problemsView: 'Problems',
  viewLoading: 'Loading this view…',
  viewMissing: "This view couldn't be loaded. The answer above isn't affected. Reload the page to try again.",
  splitter: 'Width of the editor',
  dismiss: 'Dismiss',
} as const;

/** Texts of the menus in the top bar. */
export const menuTexts = {
  open: 'Open',
  file: 'File…',
  fileHint: 'or drop it anywhere',
  examples: 'Examples',
  emptyFile: 'Empty file',
  site: 'From a site…',
  paste: 'Paste',
  more: 'More actions',
  help: 'Help',
  save: 'Save…',
  saveKeys: 'Ctrl S',
  drafts: 'Drafts…',
  templates: 'Templates…',
  share: 'Share link',
  embed: 'Embed',
  dialogMissing: "This part of the page couldn't be loaded. Your text is safe. Reload the page to try again.",
} as const;

/** Names the theme button after the current setting. */
export function themeText(theme: 'system' | 'light' | 'dark'): string {
  return `Theme: ${theme}`;
}

/** Shown when the page itself fails. */
export const crashTexts = {
  title: 'Something went wrong',
  about: 'This is our mistake, not a problem with your file. Copy your text below, then reload the page.',
  text: 'Your text',
  reload: 'Reload the page',
  reason: 'Error message: ',
} as const;
