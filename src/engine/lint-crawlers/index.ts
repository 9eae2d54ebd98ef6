/** Crawlers that a file names, as the lint rules see them. This entry point leaves out the rules, which are large. */
export { crawlersNamed, dialectOf, questionFor } from '../lint/facts/crawlers-meant';
