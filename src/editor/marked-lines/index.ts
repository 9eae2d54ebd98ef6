/** Entry point of the part that marks lines. */
export { markedLinesPart } from './marked-lines-part';
