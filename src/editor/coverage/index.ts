/** Entry point of coverage in the editor's margin. Loaded when it is first shown. */

export { type CoveragePart, coveragePart } from './coverage-part';
