/** Entry point of the part that dims lines. */
export { quietLinesPart } from './quiet-lines-part';
