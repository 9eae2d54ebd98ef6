import { loadTexts } from '../../../messages/later';
import { lazyTexts } from './lazy-texts';

/**
 * Returns the texts about the effect of a server's answer, or null. The Simulate panel also loads them, so
 * they are usually available when a simulation starts.
 */
export const useConditionTexts = lazyTexts(loadTexts.condition);
