import { loadTexts } from '../../../messages/later';
import { lazyTexts } from '../../parts/lazy/lazy-texts';

/** The texts about a file that was fetched from its site; the first page has none. */
export const useSiteTexts = lazyTexts(loadTexts.site);
