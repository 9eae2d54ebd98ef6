/** Comments that ignore a finding. Separate from the rules, which are large. */
export { ignoreEdits } from '../lint/ignore-edits';
