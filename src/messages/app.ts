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
  urlPlaceholder: 'https://example.com/page',
  answer: 'Answer',
  editor: 'robots.txt editor',
  views: 'Views',
  fileView: 'File',
  whyView: 'Why',
  crawlersView: 'Crawlers',
  problemsView: 'Problems',
  enginesView: 'Engines',
  viewLoading: 'This view is being loaded.',
  viewMissing: 'This view could not be loaded. The answer above is complete. Reload the page to see it.',
  splitter: 'Width of the editor',
  dismiss: 'Dismiss',
  startAgain: 'Start again',
  takeUpdate: 'Reload',
  bringBack: 'Bring it back',
  dropHere: 'Drop the file to open it',
  dropHint: 'It is read in this browser and sent nowhere.',
} as const;

/** Texts of the menus in the top bar. */
export const menuTexts = {
  open: 'Open',
  file: 'File…',
  fileHint: 'or drop it anywhere',
  examples: 'Examples',
  emptyFile: 'Empty file',
  more: 'More actions',
  help: 'Help',
  save: 'Save…',
  saveKeys: 'Ctrl S',
  drafts: 'Drafts…',
  templates: 'Templates…',
  share: 'Share link',
  embed: 'Embed',
  dialogMissing: 'This part of the page could not be loaded. Your text is safe. Reload the page.',
} as const;

/** Name of the theme button: what is set now. */
export function themeText(theme: 'system' | 'light' | 'dark'): string {
  return `Theme: ${theme}`;
}

/** Texts of the panel under an empty editor. */
export const startTexts = {
  title: 'Or bring one in',
  privacy: 'Your text stays in this browser.',
  paste: 'Paste the text',
  pasteHint: 'into the line above',
  pasteKeys: (isApple: boolean): string => (isApple ? '⌘ V' : 'Ctrl V'),
  open: 'Open a file',
  openHint: 'or drop it anywhere on this page',
  example: 'Try an example',
} as const;

/** What is shown when the page itself fails. */
export const crashTexts = {
  title: 'Something in this page broke',
  about: 'It is our mistake, not your file. Your text is below: copy it, then reload the page.',
  text: 'Your text',
  reload: 'Reload the page',
  reason: 'What the browser says: ',
} as const;
