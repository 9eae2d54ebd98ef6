/** The entry point of the embedded page's components. */
export { type EmbedBinding, EmbedContext } from './embed-context';
export { EmbedPage } from './embed-page';
