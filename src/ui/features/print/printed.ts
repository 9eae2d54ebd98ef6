/** What is only on paper; loaded after the page, for a print begins at once. */
import '../../parts/styles/print.css';

export { openReasons } from './open-reasons';
export { PrintedFile } from './printed-file';
export { PrintedHead } from './printed-head';
