/** Texts of the embed page, which host pages show in a frame. */
export const embedTexts = {
  title: 'robots.txt example',
  footer: 'Reason',
  open: 'Open in the tester',
  linkTooLong: 'Too long for a link.',
  link: 'Link to the tester',
  copy: 'Copy link',
  copied: 'Copied.',
  copyByHand: (isApple: boolean): string => `Press ${isApple ? '⌘ C' : 'Ctrl+C'}.`,
} as const;
