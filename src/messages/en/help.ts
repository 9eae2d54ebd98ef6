/** Name of a key as it is printed on the keyboard. `Mod` is ⌘ on Apple's and Ctrl on others. */
export function keyName(key: string, isApple: boolean): string {
  if (key !== 'Mod') return key;
  return isApple ? '⌘' : 'Ctrl';
}

/** Texts of the help dialog. */
export const helpTexts = {
  title: 'Help',
  close: 'Close',
  keysTitle: 'Keys',
  keys: [
    [['Mod', 'K'], 'go to the crawler field'],
    [['Mod', 'S'], 'save or copy the file'],
    [['Mod', 'P'], 'print the answer, reasons, view and file'],
    [['Alt', 'J'], 'next matching rule (winner first)'],
    [['Alt', 'K'], 'previous matching rule'],
    [['F8'], 'next problem'],
    [['Shift', 'F8'], 'previous problem'],
    [['Shift', 'Alt', 'F'], 'format the file'],
    [['Enter'], 'on a line number: go there'],
    [['Esc'], 'right after that: go back'],
    [['↑ ↓'], 'in Crawlers: move between rows (←/→: to the line and back)'],
    [['Tab'], 'leave the editor'],
    [['Alt', 'Enter'], 'in the editor: problems, fixes and meanings (or Ctrl .)'],
    [['Ctrl', 'Space'], 'in the editor: suggestions'],
    [['Mod', 'F'], 'in the editor: search'],
    [['Mod', '/'], 'in the editor: toggle comments'],
  ],
  aboutTitle: 'Good to know',
  about: [
    'Paste a robots.txt, choose a crawler and enter a URL. The coloured row shows the answer; Why explains it.',
    "We follow each operator's documentation or, without any, the standard (RFC 9309).",
    "Allowed doesn't mean indexed, and blocked URLs can still appear in search results.",
    "robots.txt is a request: well-behaved crawlers obey it, others may not. Blocking pages doesn't make a crawler spend more time on the others, and links to blocked pages still count.",
    'Many crawlers keep a copy for a day. For Google, you can request a new copy in Search Console.',
    'If Cloudflare serves your site and is set to Block (not Disallow) AI training, it also refuses Googlebot, Bingbot and Applebot, whatever robots.txt says.',
  ],
  privacyTitle: 'Privacy',
  privacy: [
    'Your file and URLs stay in this browser. Nothing is sent to a server unless you fetch a site.',
    'To delete saved texts, choose Open, then Drafts.',
    'The part of a link after # is never sent to a server. Anyone with the link can read the file.',
  ],
} as const;

/** The version of the page, and where the licences of what it contains are. */
export function versionText(version: string): string {
  return `Version ${version}. The licences of the packages in it are in licenses.txt beside this page.`;
}
