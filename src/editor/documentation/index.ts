/** A door of its own: explanations of what stands in the file. */
export type { Documentation } from './documentation';
export { type DocumentationSource, documentationPart } from './documentation-part';
export type { DocumentedPlace } from './place-at';
