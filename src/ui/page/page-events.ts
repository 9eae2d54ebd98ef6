/** Entry point of the code that takes what the user brings, and the shortcuts of the whole page. */
export { fetchForQuestion } from '../../store/bring';
export { bringFile } from './bring';
export { handlePastes } from './handle-pastes';
export { handleShortcuts } from './handle-shortcuts';
