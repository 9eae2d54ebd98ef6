/** Formats a robots.txt without changing its meaning. */
export { formatEdits } from './format-edits';
