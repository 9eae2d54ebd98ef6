/** Labels of the buttons beside a warning. */
export const warningButtons = {
  startAgain: 'Start again',
  applyUpdate: 'Reload',
  bringBack: 'Bring it back',
  openLink: 'Open the link',
  keepMine: 'Keep mine',
  stopSimulating: 'Stop',
} as const;
