/** Shown while a file is dragged over the page. */
export const dropTexts = {
  here: 'Drop the file to open it',
  hint: "It stays in this browser and isn't sent anywhere.",
} as const;
