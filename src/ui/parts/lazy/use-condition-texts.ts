import { loadTexts } from '../../../messages/later';
import { lazyTexts } from './lazy-texts';

/** The texts about what a server's answer means. They come with the panel in which another answer is pretended, so they are there when they are wanted. */
export const useConditionTexts = lazyTexts(loadTexts.condition);
