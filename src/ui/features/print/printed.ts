/** Components that are only printed. Loaded after the page, because a print must start without waiting. */
import '../../parts/styles/print.css';

export { openReasons } from './open-reasons';
export { PrintedFile } from './printed-file';
export { PrintedHead } from './printed-head';
