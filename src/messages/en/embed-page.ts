/** Texts of the embed page, which host pages show in a frame. */
export const embedTexts = {
  title: 'robots.txt example',
  open: 'Open in the tester',
} as const;
