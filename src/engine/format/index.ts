/** Brings a robots.txt into its usual form without changing its meaning. */
export { formatEdits } from './format-edits';
