/** A door of its own: coverage in the editor's margin, loaded when it is first shown. */

export { type CoveragePart, coveragePart } from './coverage-part';
