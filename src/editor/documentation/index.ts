/** Entry point of the explanations of rules, fields, names and signs. */
export type { Documentation, RuleDocumentation } from './documentation';
export { type DocumentationSource, documentationPart } from './documentation-part';
export type { DocumentedPlace, RulePlace } from './place-at';
