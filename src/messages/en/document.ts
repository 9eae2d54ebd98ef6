/** Texts of the HTML files themselves: for search engines, link previews and readers without JavaScript. */
export const documentTexts = {
  lang: 'en',
  title: 'robots.txt tester: may this crawler fetch this URL?',
  description:
    "Paste a robots.txt file, choose a crawler and a URL, and see at once whether the crawler may fetch it and which line decides. Runs in your browser: your file isn't sent anywhere.",
  name: 'robots.txt tester',
  preview:
    'May this crawler fetch this URL? The answer, and the line of robots.txt that decides it, while you type.',
  whatItDoes:
    "Paste a robots.txt file, choose a crawler and type a URL. The page says whether that crawler may fetch that URL, which line of the file decides it, and why the other lines don't.",
  howItReads:
    "It reads the file as each crawler does; for Google, line by line as Google's published parser does.",
  private:
    "Everything happens in your browser: your file and URLs aren't sent to any server. Only if you fetch a site's robots.txt, the site's address and the crawler's name are.",
  noScript: 'This page needs JavaScript to test a robots.txt file. JavaScript is off in this browser.',
  embedTitle: 'robots.txt example',
  embedNoScript: 'This robots.txt example needs JavaScript, which is off in this browser.',
} as const;
