import { loadWritten } from '../../../messages/later';
import { lazyTexts } from '../lazy/lazy-texts';

/** Texts of the message about a write. Loaded on demand, because a page may be left without one. */
export const useWrittenTexts = lazyTexts(loadWritten);
