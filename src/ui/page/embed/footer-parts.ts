/** The parts of the footer that are loaded after the first answer, as one file. */
export { WarningButtons, type WarningButtonsProps } from '../../features/source/warning-buttons';
export { EmbedStatus, type EmbedStatusProps } from './embed-status';
export { ResetButton, type ResetButtonProps } from './reset-button';
export { ShareLink, type ShareLinkProps } from './share-link';
