/** Entry point of the explanations of fields, names and signs. */
export type { Documentation } from './documentation';
export { type DocumentationSource, documentationPart } from './documentation-part';
export type { DocumentedPlace } from './place-at';
