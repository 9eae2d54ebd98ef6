/** Shown while a file is dragged over the page. */
export const dropTexts = {
  here: 'Drop the file to open it',
  hint: "It stays in this browser and isn't sent anywhere.",
} as const;

/** Shown while a file is dragged over the page and the URLs view is open. */
export const urlsDropHint =
  'Drop a list of URLs to import it, or a robots.txt to open it. Your files stay in this browser.';
