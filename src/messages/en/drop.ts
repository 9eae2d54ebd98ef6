/** What is said while a file is held above the page. */
export const dropTexts = {
  here: 'Drop the file to open it',
  hint: 'It is read in this browser and sent nowhere.',
} as const;
