import { loadTexts } from '../../../messages/later';
import { lazyTexts } from './lazy-texts';

/**
 * Texts about the effect of a server's answer. The Simulate panel loads them as well, so they are there when
 * a simulation starts.
 */
export const useConditionTexts = lazyTexts(loadTexts.condition);
