/** A robots.txt in its usual form, without changing what it says. */
export { formatEdits } from './format-edits';
