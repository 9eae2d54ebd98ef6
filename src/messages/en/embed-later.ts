/** Texts of the embed page's later parts. */
export const embedLaterTexts = {
  linkTooLong: 'Too long for a link.',
  link: 'Link to the tester',
  copy: 'Copy link',
  copied: 'Copied.',
  copyByHand: (isApple: boolean): string => `Press ${isApple ? '⌘ C' : 'Ctrl+C'}.`,
  reset: 'Reset',
  wasReset: 'File and question are as they were.',
} as const;
