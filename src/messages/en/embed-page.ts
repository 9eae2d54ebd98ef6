/** Texts of the embed page, which host pages show in a frame. */
export const embedTexts = {
  title: 'robots.txt example',
  footer: 'Reason',
  open: 'Open in the tester',
} as const;
