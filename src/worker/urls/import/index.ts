/** Imports URLs from lists, tables, sitemaps, access logs and archives. */
export { SNIFFED_BYTES } from './first-bytes';
export { importUrls } from './import-urls';
export { sniff } from './sniff';
