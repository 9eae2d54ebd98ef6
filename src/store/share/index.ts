/** Entry point of sharing: share links, prefilled addresses, test files. Loaded when the user shares or opens a link. */
export { LONGEST_LINK } from './longest-link';
export { readAddress, readPageAddress } from './read-address';
export { arrivalOf } from './read-address-with';
export { parametersOf, readShareCode, shareFragment, unpackedSize } from './share-code';
export { plainState, type SecondText, type SharedState, secondTextOf, sharedStateOf } from './shared-state';
export { readTestFile, type TooLargePart, tooLargePart, writeTestFile } from './test-file';
