/** Entry point of the code for what the user brings, and for the shortcuts of the whole page. */
export { fetchForQuestion } from '../../store/bring';
export { describeWrites } from '../../store/written/describe-write';
export { followWriters } from '../parts/written/writer';
export { bringText } from './bring';
export { repeatEarlyInput, typedTexts } from './early-input';
export { handlePastes } from './handle-pastes';
export { handleShortcuts } from './handle-shortcuts';
