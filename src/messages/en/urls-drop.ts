/** While a file is held above the page and the URLs are shown. */
export const urlsDropHint =
  'A list of URLs is imported, a robots.txt is opened. Both are read in this browser and sent nowhere.';
