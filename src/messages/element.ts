/** The texts of the custom element, in the language of this build. Nothing else, because other people's pages load them. */
export { elementTexts } from './en/embed-element';
