/** While a file is held above the page and the URLs are shown. */
export const urlsDropHint =
  'Drop a list of URLs to import it, or a robots.txt to open it. Your files stay in this browser.';
