/** Texts of the HTML files themselves: for search engines, link previews and readers without JavaScript. */
export const documentTexts = {
  lang: 'en',
  title: 'robots.txt tester: may this crawler fetch this URL?',
  description:
    "Paste a robots.txt file, choose a crawler and a URL, and see right away whether the crawler may fetch it and which line decides. Runs in your browser: your file isn't sent anywhere.",
  name: 'robots.txt tester',
  preview:
    'May this crawler fetch this URL? Get the answer as you type, with the line of robots.txt that decides it.',
  whatItDoes:
    "Paste a robots.txt file, choose a crawler and type a URL. The page says whether that crawler may fetch that URL, which line of the file decides it, and why the other lines don't.",
  howItReads:
    "It reads the file the way each crawler does. For Google, it follows Google's published parser line by line.",
  private:
    "Everything happens in your browser: your file and URLs aren't sent to any server. If you fetch a site's robots.txt, only the site's address and the crawler's name are sent.",
  notStarted:
    "The tester hasn't started yet, so it can't answer you. Its files are still loading, or couldn't be loaded. If this stays for more than a few seconds, check your connection and reload the page. Your saved texts are safe.",
  noScript: 'This page needs JavaScript to test a robots.txt file. JavaScript is off in this browser.',
  missingTitle: 'Page not found',
  missingText:
    'The robots.txt tester has one page only, at the address of its folder. Check the address that brought you here.',
  embedTitle: 'robots.txt example',
  embedNoScript: 'This robots.txt example needs JavaScript, which is off in this browser.',
} as const;
