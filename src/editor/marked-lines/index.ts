/** Entry point of the parts that mark lines and preview an edit. */
export { markedLinesPart } from './marked-lines-part';
export { previewedLinesPart } from './previewed-lines-part';
export { writtenLinesPart } from './written-lines-part';
