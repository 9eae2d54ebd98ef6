import { loadTexts } from '../../../messages/later';
import { lazyTexts } from '../../parts/lazy/lazy-texts';

/** Texts about a file fetched from its site. Loaded on demand, because the first page has no such file. */
export const useSiteTexts = lazyTexts(loadTexts.site);
