/** Labels of the buttons beside a warning. */
export const warningButtons = {
  startAgain: 'Start again',
  applyUpdate: 'Reload',
  bringBack: 'Bring it back',
  cancelFetch: 'Cancel',
  fetchAgain: 'Try again',
  fetchDetails: 'Details',
  useAsRobots: 'Use it as robots.txt',
  openLink: 'Open the link',
  keepMine: 'Keep mine',
  stopSimulating: 'End simulation',
} as const;
