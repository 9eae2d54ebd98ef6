/** Reading URLs from what people have: lists, tables, sitemaps, logs, archives. */
export { SNIFFED_BYTES } from './first-bytes';
export { importUrls } from './import-urls';
export { sniff } from './sniff';
