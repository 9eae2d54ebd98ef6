/** Reading URLs from what people have: lists, tables, sitemaps, logs, archives. */
export { importUrls } from './import-urls';
export { sniff } from './sniff';
