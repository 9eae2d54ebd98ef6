/** The parts of the footer that are loaded after the first answer, as one file. */
export { WarningButtons, type WarningButtonsProps } from '../../features/source/warning-buttons';
export { ReaderChanges, type ReaderChangesProps } from './reader-changes';
export { ShareLink, type ShareLinkProps } from './share-link';
