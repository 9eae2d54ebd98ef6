/** The help dialog. */
export const helpTexts = {
  title: 'Help',
  close: 'Close',
  about: [
    'Put a robots.txt into the editor, name a crawler and type a URL. The coloured row says whether the crawler may crawl the URL and which line decides; Why explains it in four steps.',
    'The file is read as the crawler itself reads it, as far as that is documented; where it is not, by RFC 9309, the standard. Engines shows what other readers would decide, Crawlers asks every crawler for the same URL.',
    'Simulate shows what holds when the server answers otherwise, or when the file lies elsewhere.',
    'Embed writes the code that shows this tester, with your file, in another page.',
    'May crawl does not mean will be indexed. A blocked URL can still be listed in search results.',
    'robots.txt is a request: well-behaved crawlers obey it, others may not. Blocking pages does not make a crawler spend its time on others, and links still give weight to blocked pages.',
    'A changed file is not seen at once: many crawlers keep their copy for a day. For Google, Search Console can ask for a new copy sooner.',
  ],
  privacyTitle: 'What stays private',
  privacy: [
    'Everything: the file, the URL and the answer stay in this browser. Nothing is sent to a server, and nothing is written into the address.',
    'So that a reload loses nothing, your text is stored in this browser, for this page only. Drafts, in the Open menu, lists what is stored, and deletes it.',
    'Share link puts the file and the question into a link, behind the #. Browsers send that part to no server; whoever has the link can read it.',
  ],
  keysTitle: 'Keys',
  keys: [
    [['Ctrl', 'K'], 'to the crawler field'],
    [['Ctrl', 'S'], 'save or copy the file'],
    [['Ctrl', 'P'], 'print the answer, the reasons, the open view and the file'],
    [['Alt', 'J'], 'to the next rule that matches, the winner first'],
    [['Alt', 'K'], 'to the previous rule that matches'],
    [['Enter'], 'on a line number: to that line in the editor'],
    [['Esc'], 'right after that: back to the line number'],
    [['↑', '↓'], 'in Crawlers: from row to row; ← and → lead to its line and back'],
    [['Tab'], 'leaves the editor'],
    [['Ctrl', 'F'], 'in the editor: search'],
    [['Ctrl', '/'], 'in the editor: turns lines into comments and back'],
  ],
} as const;
