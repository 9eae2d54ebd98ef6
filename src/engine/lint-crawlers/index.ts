/** The crawlers that a file names, as the lint rules see them. A door without the rules, which are large. */
export { crawlersNamed, dialectOf, questionFor } from '../lint/facts/crawlers-meant';
