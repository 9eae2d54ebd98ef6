/** Shown in place of what needs the problem checker. In their own file, because a frame with the overview needs only these. */
export const checkerTexts = {
  unavailable:
    "The problem checker couldn't start. Your browser may block it, or it couldn't be loaded. The verdict above still works.",
  stopped: 'The problem checker stopped working. Your text is safe, and the verdict above still works.',
  missing:
    "This part of the page couldn't be loaded. Your text is safe. Try again. If that doesn't help, reload the page.",
  restart: 'Restart',
  tryAgain: 'Try again',
} as const;
