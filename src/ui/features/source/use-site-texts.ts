import { loadTexts } from '../../../messages/later';
import { lazyTexts } from '../../parts/lazy/lazy-texts';

/** Returns the texts about a file fetched from its site, or null. Loaded on demand, because most visits have no such file. */
export const useSiteTexts = lazyTexts(loadTexts.site);
