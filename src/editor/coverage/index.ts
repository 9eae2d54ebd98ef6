/** Entry point of the coverage figures at the ends of lines. Loaded when they are first shown. */

export { type CoveragePart, coveragePart } from './coverage-part';
