/** What is said while a file is held above the page. */
export const dropTexts = {
  here: 'Drop the file to open it',
  hint: "It stays in this browser and isn't sent anywhere.",
} as const;
